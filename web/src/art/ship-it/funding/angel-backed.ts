import { PAPER, SUN } from '../../palette';
import { PAPER_SHADE, INDIGO, TIN_SHADE } from '../paint';
import type { Person } from '../../people/person';
import { scene } from '../scene';
import { standing } from '../things/standing';

const person: Person = {
  skin: 4,
  hair: 'bun',
  hairColour: '#c9c3ba',
  top: 'blazer',
  colour: '#2f7d6e',
  second: PAPER,
  with: ['glasses', 'earrings'],
  mouth: 'smile',
};

/** Wings, a halo and a cheque. */
export const angelBacked = scene(
  'finance',
  `
<g fill="${PAPER}"><path d="M54 92C30 92 12 76 8 40c8 6 14 6 18 4-2-8-2-14 0-20 12 14 26 34 30 60Z"/></g>
<path d="M106 92c24 0 42-16 46-52-8 6-14 6-18 4 2-8 2-14 0-20-12 14-26 34-30 60Z" fill="${PAPER_SHADE}"/>${standing(person, 80, 98, 0.74)}
<ellipse cx="80" cy="9" rx="20" ry="5.5" fill="none" stroke="${SUN}" stroke-width="4.5"/>
<g transform="translate(112 80) rotate(-10)"><rect x="-20" y="-10" width="40" height="22" rx="2" fill="#fff"/><path d="M-15-4h16M-15 1h10" stroke="${TIN_SHADE}" stroke-width="2.2"/><path d="M2 6c3-5 5 3 8-2s4 1 6-1" fill="none" stroke="${INDIGO}" stroke-width="1.8"/></g>`,
);
