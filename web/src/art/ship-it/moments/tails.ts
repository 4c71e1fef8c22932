import { INK } from '../../palette';
import { scene } from '../scene';
import { envelope } from '../things/envelope';

/** The coin fell on its face: the servers did too. */
export const tails = scene(
  'sabotage',
  `
<g fill="#4a4650"><circle cx="112" cy="30" r="9"/><circle cx="122" cy="18" r="11"/><circle cx="110" cy="6" r="8"/></g>
<g transform="rotate(12 80 56)"><ellipse cx="84" cy="59" rx="34" ry="34" fill="#7d6a4a"/><circle cx="80" cy="56" r="34" fill="#c9b48a"/><circle cx="80" cy="56" r="26" fill="#e2d2ac"/><path d="m64 44 9 9m0-9-9 9m23-9 9 9m0-9-9 9" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><path d="M70 70c4-6 16-6 20 0" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><path d="m96 26-5 12 8 5-6 10" fill="none" stroke="#7d6a4a" stroke-width="3" stroke-linejoin="round"/></g>
${envelope(26, 34, -18, 1.1)}${envelope(36, 80, 14)}${envelope(136, 78, -24, 1.1)}`,
);
