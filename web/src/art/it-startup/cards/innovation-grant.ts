import { PAPER, SUN } from '../../palette';

const form = (x: number, y: number, w: number) =>
  `<path d="M${x} ${y}h${w}v8H${x}Z" fill="${PAPER}"/><path d="M${x + w * 0.66} ${y}h${w * 0.34}v8h-${w * 0.34}Z" fill="#e6d9c0"/><path d="M${x} ${y + 8}h${w}" stroke="#bfb193" stroke-width="1.5"/>`;

/** One idea, on a pile of forms. */
export const innovationGrant = `
${form(36, 112, 88)}${form(42, 103, 82)}${form(34, 94, 84)}${form(44, 85, 76)}${form(38, 76, 82)}
<path d="M34 94h-9v8h9Zm84-18h11v8h-11Z" fill="#b8323a"/>
<path d="M80 4c17 0 29 12 29 27 0 13-9 18-12 28H63c-3-10-12-15-12-28C51 16 63 4 80 4Z" fill="#fff1c9"/>
<path d="M88 5c13 3 21 14 21 26 0 13-9 18-12 28H86c10-16 12-36 2-54Z" fill="#f0d68a"/><circle cx="80" cy="33" r="16" fill="${SUN}"/>
<path d="M86 18.3a16 16 0 0 1 0 29.4c6-9 6-20 0-29.4Z" fill="#c98a1e"/>
<circle cx="80" cy="33" r="10" fill="none" stroke="#fff1c9" stroke-width="3" stroke-dasharray="5 4"/>
<path d="M76 49v10m8-10v10" stroke="#8c9199" stroke-width="3"/><path d="M66 59h28v9c-4 10-24 10-28 0Z" fill="#8c9199"/>
<path d="M82 59h12v9c-2 5-7 7-12 7.5Z" fill="#6b7076"/><path d="M66 65h28" stroke="#5b6066" stroke-width="2.5"/>
<g stroke="${SUN}" stroke-width="5" stroke-linecap="round"><path d="m40 12-9-6m7 26H27m95-20 9-6m-7 26h11"/></g>`;
