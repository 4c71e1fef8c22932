import { at } from '../../at';
import { INK, PAPER, SUN } from '../../palette';
import { scene } from '../scene';

const oldComputer = `<path d="M-26-44h40v32h-40Z" fill="#e6d6ba"/><path d="M4-44h10v32H4Z" fill="#c4b08c"/><path d="M-21-39h24v20h-24Z" fill="#3b4a3a"/><path d="m-15-33 5 5-5 5M-7-23h6" stroke="#8fd08a" stroke-width="2" fill="none"/><path d="M-14-12h16v5h-16Z" fill="#c4b08c"/><path d="M-28-7h44v8h-44Z" fill="#e6d6ba"/><path d="M6-7h10v8H6Z" fill="#c4b08c"/>`;

const oldPhone = `<path d="M-7-28H7V2H-7Z" fill="#33475c"/><path d="M3-28h4V2H3Z" fill="#24364a"/><path d="M4-40h3v13H4Z" fill="#33475c"/><path d="M-4-24H4v7h-8Z" fill="#9fc7a0"/><g fill="${PAPER}"><circle cx="-3" cy="-11" r="1.4"/><circle cx="2" cy="-11" r="1.4"/><circle cx="-3" cy="-6" r="1.4"/><circle cx="2" cy="-6" r="1.4"/></g>`;

const newPhone = `<rect x="-20" y="-72" width="42" height="74" rx="8" fill="${INK}"/><rect x="-16" y="-67" width="34" height="64" rx="4" fill="${PAPER}"/><path d="M6-67h8a4 4 0 0 1 4 4v56a4 4 0 0 1-4 4H2c6-20 8-42 4-64Z" fill="#e6d6ba"/><rect x="-11" y="-60" width="10" height="10" rx="3" fill="#b8323a"/><rect x="3" y="-60" width="10" height="10" rx="3" fill="#2f5f8a"/><rect x="-11" y="-46" width="10" height="10" rx="3" fill="#1f8a4c"/><rect x="3" y="-46" width="10" height="10" rx="3" fill="${SUN}"/><rect x="-11" y="-28" width="24" height="14" rx="4" fill="#65407d"/>`;

const jumper = `<path d="M-4-4h9l15 4-1 5-15-2-12 12-14 1-1-5 11-2Z" fill="#2b3440"/><path d="M-8-2c-2-14 4-20 11-19s9 8 5 20Z" fill="#c4572c"/><path d="M4-21c6 2 7 9 4 20H3c3-8 3-14 1-20Z" fill="#93401c"/><circle cx="8" cy="-28" r="7" fill="#9c6644"/><path d="M0-29c0-10 15-11 16-2-5-2-9-1-10 3-2 0-3 1-3 4-2-1-3-3-3-5Z" fill="${INK}"/><path d="m7-16 14-9" stroke="#9c6644" stroke-width="4" stroke-linecap="round"/><path d="m-5-17-13-5" stroke="#9c6644" stroke-width="4" stroke-linecap="round"/><path d="m-30-30 12-4 4 11-12 4Z" fill="#dfe5ec"/><path d="m-24-32 6-2 4 11-5 2Z" fill="#b4bfcb"/>`;

/** The ground moves: the old machines stay on the old rock, somebody jumps. */
export const platformShift = scene(
  `<rect width="240" height="150" fill="#d8c2e4"/><circle cx="120" cy="70" r="58" fill="#e5d4ee"/><circle cx="120" cy="70" r="38" fill="#f0e5f5"/>`,
  `<path d="M96 150 106 90h28l10 60Z" fill="#3d2140"/><path d="M104 150l8-34h14l8 34Z" fill="#cf4a2c"/><path d="M110 150l4-18h10l6 18Z" fill="${SUN}"/>
<path d="M-4 104 92 94l8 9-6 14 8 10-8 23H-4Z" fill="#8f7a63"/><path d="M-4 104 92 94l8 9-104 12Z" fill="#b09a7e"/><path d="M-4 115 100 103l-4 8 2 6-102 12Z" fill="#7b6650"/>
<path d="M244 84 140 76l-8 9 8 12-9 12 10 14-6 27h109Z" fill="#4f7a6a"/><path d="M244 84 140 76l-8 9 112 12Z" fill="#7fb39a"/><path d="M244 97 132 85l6 9-2 5 108 12Z" fill="#3f6657"/>
${at(34, 104, 1, oldComputer, -5)}${at(66, 98, 1, oldPhone, 6)}
${at(192, 82, 1, newPhone, 3)}
${at(116, 66, 1.05, jumper, -6)}`,
);
