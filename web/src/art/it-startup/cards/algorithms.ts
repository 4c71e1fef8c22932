import { at } from '../../at';
import { INK, PAPER } from '../../palette';

const crown = `<circle cx="-9" cy="3" r="12" fill="#6aa84f"/><circle cx="0" cy="12" r="13" fill="#6aa84f"/><circle cx="0" cy="-2" r="12" fill="#6aa84f"/><circle cx="10" cy="4" r="12" fill="#3f7d3f"/><circle cx="-5" cy="10" r="4.5" fill="#d8443c"/><circle cx="7" cy="-1" r="4.5" fill="#d8443c"/>`;

/** The tree stands on its head; the bird does not mind. */
export const algorithms = `
<path d="M66-4h28l5 22H61Z" fill="#c2571a"/><path d="M82-4h12l5 22H84Z" fill="#9c420f"/><path d="M57 16h46v9H57Z" fill="#c2571a"/>
<path d="M82 16h21v9H82Z" fill="#9c420f"/>
<g stroke="#8a5630" fill="none" stroke-linecap="round"><path d="M80 25v16" stroke-width="10"/><path d="M80 40 46 60m34-20 34 20" stroke-width="7"/><path d="M46 60 22 84m24-24 17 26m51-26L97 86m17-26 24 24" stroke-width="5"/></g>
${[20, 140].map((x) => at(x, 92, 1, crown)).join('')}${[61, 99].map((x) => at(x, 94, 1, crown)).join('')}
<g fill="${PAPER}"><circle cx="80" cy="40" r="7.5"/><circle cx="46" cy="60" r="7.5"/><circle cx="114" cy="60" r="7.5"/></g>
<g fill="#8a5630"><circle cx="80" cy="40" r="3.5"/><circle cx="46" cy="60" r="3.5"/><circle cx="114" cy="60" r="3.5"/></g>
<g transform="translate(46 42) scale(1.15)"><path d="M-9 2c0-10 8-15 14-13 6 1 8 8 6 13-2 7-8 9-13 8L-14 16l4-8Z" fill="#3f97d0"/><path d="m11-6 8 3-8 3Z" fill="#e0632a"/><circle cx="6" cy="-5" r="3.2" fill="#fff"/><circle cx="6.5" cy="-5" r="1.7" fill="${INK}"/></g>`;
