import type { Person } from '../../people/person';
import { PAPER, SUN } from '../../palette';
import { who } from '../who';

const person: Person = {
  skin: 2,
  hair: 'bob',
  hairColour: '#1d1a1c',
  top: 'crew',
  colour: '#8a5aa0',
  second: '#ecd9f4',
  with: ['square'],
  mouth: 'smile',
};

/** Angling for a table in the lake. */
export const databaseDeveloper = `
${who(person, -30, 0, 0.92)}<path d="M92 64h56v48c0 12-56 12-56 0Z" fill="#4b5bd6"/><path d="M126 64h22v48c0 6-11 8.5-22 8.9Z" fill="#3a48b4"/>
<path d="M92 80c0 11 56 11 56 0m-56 17c0 11 56 11 56 0" stroke="#2b2f55" stroke-width="3.5" fill="none"/>
<ellipse cx="120" cy="64" rx="28" ry="9.5" fill="#2b2f55"/>
<g fill="${SUN}"><circle cx="101" cy="79" r="2.4"/><circle cx="101" cy="96" r="2.4"/><circle cx="101" cy="112" r="2.4"/></g>
<g transform="rotate(7 122 34)"><path d="M110 36h25v32c-8 4-17 4-25 1Z" fill="${PAPER}"/><path d="M123 36h12v32c-4 2-8 3-12 3Z" fill="#e6d9c0"/><path d="m122.5 43 2.6 5.4 6 .8-4.4 4 1.2 5.8-5.4-3-5.4 3 1.2-5.8-4.4-4 6-.8Z" fill="#c2571a"/></g>
<path d="M124 8v28" stroke="${PAPER}" stroke-width="2"/>
<path d="M62 112C78 76 98 32 124 8" stroke="#6b4022" stroke-width="4" fill="none" stroke-linecap="round"/>
<circle cx="66" cy="106" r="7" fill="#ebbe95"/>`;
