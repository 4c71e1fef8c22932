import type { Person } from '../../people/person';
import { INK, PAPER, SUN } from '../../palette';
import { who } from '../who';

const person: Person = {
  skin: 2,
  hair: 'none',
  hairColour: '#231d18',
  top: 'blazer',
  colour: '#b58f57',
  second: '#f2e6c6',
  mouth: 'none',
};

/** The badge says HR, the nose says nothing, the pizza is free. */
export const undercoverHrAgent = `
${who(person, -18)}<path d="M22 90 34 76l20 16-10 14Zm80 0L90 76 70 92l10 14Z" fill="#96723f"/>
<path d="M39 34c-2-26 14-30 23-25 9-5 25-1 23 25Z" fill="#4a4038"/><path d="M64 9c12-4 23 2 21 25H68Z" fill="#362e28"/>
<path d="M39 26h46v9H39Z" fill="#b8323a"/><path d="M22 36c20-8 60-8 80 0-16 8-64 8-80 0Z" fill="#362e28"/>
<g fill="none" stroke="${INK}" stroke-width="3.2"><circle cx="52" cy="56" r="9"/><circle cx="73" cy="56" r="9"/></g>
<path d="M43 45c5-5 13-4 16 0m7 0c3-4 11-5 16 0" stroke="${INK}" stroke-width="5" stroke-linecap="round" fill="none"/>
<path d="M59 54c-3 6-7 9-6 14 3 5 15 5 18 0 1-5-3-8-6-14Z" fill="#e8907c"/>
<path d="M62.5 71c-6-3-15-1-19 6 8 2 14 1 19-2 5 3 11 4 19 2-4-7-13-9-19-6Z" fill="${INK}"/><path d="M62 100v6" stroke="#1f5f53" stroke-width="4"/>
<rect x="50" y="104" width="25" height="18" rx="3" fill="${PAPER}"/>
<path d="M55 109v9m6-9v9m-6-4.5h6m5 4.5v-9h3a2.5 2.5 0 0 1 0 5h-3m3 0 2.5 4" stroke="#1f5f53" stroke-width="2.2" fill="none"/>
<g transform="rotate(14 132 84)"><path d="M112 58h42l-21 52Z" fill="${SUN}"/><path d="M133 58h21l-21 52Z" fill="#dd9a22"/><path d="M109 54c0-9 48-9 48 0 0 8-48 8-48 0Z" fill="#a8531a"/><circle cx="126" cy="69" r="5" fill="#b8323a"/><circle cx="141" cy="74" r="5" fill="#b8323a"/><circle cx="132" cy="89" r="4" fill="#b8323a"/></g>`;
