import { INK, PAPER, SUN } from '../../palette';
import { INDIGO, INDIGO_SHADE, WOOD, WOOD_SHADE, STEEL_SHADE, TEAL, BRICK } from '../paint';
import type { Person } from '../../people/person';
import { scene } from '../scene';
import { standing } from '../things/standing';

const person: Person = {
  skin: 3,
  hair: 'long',
  hairColour: '#231915',
  top: 'scarf',
  colour: BRICK,
  second: SUN,
  mouth: 'smile',
};

const person2: Person = { skin: 1, hair: 'cap', hairColour: TEAL, top: 'tee', colour: '#5b6a34', mouth: 'grin' };

/** A platform, with a train. */
export const platformPlay = scene(
  'knowledge',
  `
<path d="M-70 76h300v22H-70Z" fill="#8d8266"/><path d="M-70 76h300v5H-70Z" fill="${SUN}"/>
<g><path d="M16 30a12 12 0 0 1 12-12h44a14 14 0 0 1 14 14v44H16Z" fill="${INDIGO}"/><path d="M66 18h6a14 14 0 0 1 14 14v44H66Z" fill="${INDIGO_SHADE}"/><rect x="24" y="28" width="24" height="20" rx="4" fill="#dfe9fb"/><rect x="53" y="28" width="24" height="20" rx="4" fill="#dfe9fb"/><path d="M16 56h70v6H16Z" fill="${PAPER}"/><circle cx="28" cy="68" r="4" fill="${SUN}"/><circle cx="74" cy="68" r="4" fill="${SUN}"/></g>
<path d="M97 12h4v66h-4Z" fill="${STEEL_SHADE}"/><circle cx="99" cy="16" r="13" fill="${STEEL_SHADE}"/>
<circle cx="99" cy="16" r="10" fill="${PAPER}"/><path d="M99 10v6l4 3" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>
<g transform="translate(0 -2)">${standing(person, 120, 82, 0.36)}${standing(person2, 142, 82, 0.36)}</g><path d="M106 79h52v6h-52Z" fill="${WOOD}"/>
<path d="M110 85h5v10h-5Zm38 0h5v10h-5Z" fill="${WOOD_SHADE}"/>`,
);
