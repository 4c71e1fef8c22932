import { INK, PAPER, SUN } from '../../palette';

/** A candle on the dead server; the socket is shocked. */
export const productionOutage = `
<circle cx="64" cy="18" r="30" fill="#ffe3a0" opacity=".75"/><path d="M28 40h74v84H28Z" fill="#46525e"/><path d="M84 40h18v84H84Z" fill="#333d47"/>
<g fill="#20272e"><rect x="34" y="46" width="62" height="35" rx="3"/><rect x="34" y="84" width="62" height="13" rx="2"/><rect x="34" y="101" width="62" height="13" rx="2"/></g>
<path d="m43 52 9 9m0-9-9 9m35-9 9 9m0-9-9 9" stroke="#ff8d80" stroke-width="4.2" stroke-linecap="round"/>
<path d="M52 75c6-7 20-7 26 0" stroke="#ff8d80" stroke-width="4.2" fill="none" stroke-linecap="round"/>
<g fill="#5d6873"><circle cx="42" cy="90.5" r="3"/><circle cx="51" cy="90.5" r="3"/><circle cx="42" cy="107.5" r="3"/><circle cx="51" cy="107.5" r="3"/></g>
<path d="M56 24h17v16H56Z" fill="${PAPER}"/><path d="M66 24h7v16h-7Z" fill="#e6d9c0"/><path d="M64 2c8 9 8 20 0 20s-9-11 0-20Z" fill="${SUN}"/>
<path d="M64 11c4 4 3 10 0 10s-4-6 0-10Z" fill="#e0632a"/><rect x="122" y="30" width="34" height="44" rx="6" fill="${PAPER}"/>
<path d="M146 30h4a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6h-4Z" fill="#e6d9c0"/>
<path d="M133 41v9m12-9v9" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><ellipse cx="139" cy="62" rx="4.5" ry="5.5" fill="${INK}"/>
<path d="M102 112c14 8 20-22 32-12" stroke="${INK}" stroke-width="4" fill="none"/>
<g transform="translate(132 98) rotate(-32)"><path d="M0-9h12c6 0 9 4 9 9s-3 9-9 9H0Z" fill="${INK}"/><path d="M20-5h9M20 5h9" stroke="#8c9199" stroke-width="3.5" stroke-linecap="round"/></g>`;
