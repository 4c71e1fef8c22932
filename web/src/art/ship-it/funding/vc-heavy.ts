import { RED, WOOD, WOOD_SHADE, GREEN_SHADE } from '../paint';
import type { Person } from '../../people/person';
import { scene } from '../scene';
import { coin } from '../things/coin';
import { standing } from '../things/standing';

const person: Person = {
  skin: 1,
  hair: 'quiff',
  hairColour: '#6f6257',
  top: 'tie',
  colour: '#2b2f55',
  second: RED,
  with: ['shades'],
  mouth: 'grin',
};

/** Sunglasses indoors, and a sack of coins. */
export const vcHeavy = scene(
  'product',
  `
${standing(person, 60, 98, 0.82)}
<g transform="translate(116 70)"><path d="M-9-24h18l-4 9c18 6 24 20 22 32-1 8-53 8-54 0-2-12 4-26 22-32Z" fill="${WOOD}"/><path d="M5-15c18 6 24 20 22 32-.5 5-14 7-28 6 12-10 14-24 6-38Z" fill="${WOOD_SHADE}"/><path d="M-10-17H10" stroke="${RED}" stroke-width="4" stroke-linecap="round"/>${coin(0, 6, 1)}</g>
<g transform="translate(124 26) rotate(18)"><rect x="-14" y="-8" width="28" height="16" rx="1.5" fill="#8fc79c"/><circle r="4.5" fill="${GREEN_SHADE}"/></g>
<g transform="translate(96 14) rotate(-24)"><rect x="-12" y="-7" width="24" height="14" rx="1.5" fill="#8fc79c"/><circle r="4" fill="${GREEN_SHADE}"/></g>`,
);
