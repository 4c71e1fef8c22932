import { PAPER } from '../../palette';
import { RED, INDIGO, WOOD_SHADE, STIR } from '../paint';
import { room } from '../room';
import { desk } from '../things/desk';
import { pane } from '../things/pane';
import { floor } from '../things/floor';

/** A red phone, and a rod with a CV on the hook. */
export const hireRecruiter = room(
  'hr',
  (people) => `
${floor}${pane(14, 24, 30, 26)}${people}${desk(58, 58, 58)}
<g transform="translate(66 44)"><path d="M0 10h26l3 5H-3Z" fill="${RED}"/><path d="M-2 2c6-8 24-8 30 0l-5 5c-4-4-16-4-20 0Z" fill="#94252d"/><circle cx="13" cy="11" r="4" fill="${PAPER}"/></g>
<path d="M102 58C112 20 128 10 144 12" fill="none" stroke="${WOOD_SHADE}" stroke-width="3" stroke-linecap="round"/>
<path d="M144 12v22" stroke="${STIR}" stroke-width="1.4"/>
<g transform="translate(131 34) rotate(6)"><rect width="26" height="33" rx="2" fill="${PAPER}"/><circle cx="13" cy="10" r="5" fill="${INDIGO}"/><path d="M5 21c0-7 16-7 16 0Z" fill="${INDIGO}"/><path d="M5 25h16M5 29h10" stroke="#b9ad9a" stroke-width="2"/></g>`,
);
