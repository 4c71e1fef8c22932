import type { Person } from '../../people/person';
import { who } from '../who';

const person: Person = {
  skin: 2,
  hair: 'side',
  hairColour: '#4a3324',
  top: 'crew',
  colour: '#2f7d6e',
  second: '#d9f0ea',
  mouth: 'smile',
  beard: '#4a3324',
};

/** Sticky notes on both sides and a whistle. */
export const scrumMaster = `
<g transform="rotate(-6 30 40)"><rect x="10" y="14" width="28" height="28" fill="#f7e27a"/><rect x="12" y="50" width="28" height="28" fill="#f5a6a0"/></g>
<g transform="rotate(5 130 50)"><rect x="118" y="12" width="28" height="28" fill="#9fd6c8"/><rect x="122" y="48" width="28" height="28" fill="#f7e27a"/></g>
${who(person)}<path d="M66 92c4 16 20 18 26 22" stroke="#b8323a" stroke-width="2.5" fill="none"/><circle cx="96" cy="113" r="6.5" fill="#b58a2b"/>
<path d="M96 107h12v5H96Z" fill="#b58a2b"/>`;
