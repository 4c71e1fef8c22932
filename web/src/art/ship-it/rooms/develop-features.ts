import { PAPER, SUN } from '../../palette';
import { room } from '../room';
import { desk } from '../things/desk';
import { screen } from '../things/screen';
import { pane } from '../things/pane';
import { floor } from '../things/floor';

/** Two desks, and a wall of notes that never gets empty. */
export const developFeatures = room(
  'dev',
  (people) => `
${floor}${pane(142, 24, 22, 22)}
<g transform="translate(96 22)"><rect width="36" height="26" rx="2" fill="${PAPER}"/><rect x="4" y="4" width="7" height="7" fill="${SUN}"/><rect x="14.5" y="4" width="7" height="7" fill="#ef8a7a"/><rect x="25" y="4" width="7" height="7" fill="#8592f0"/><rect x="4" y="14" width="7" height="7" fill="#8592f0"/><rect x="14.5" y="14" width="7" height="7" fill="${SUN}"/></g>
${people}${desk(8, 74)}${screen(54, 33)}
<g transform="translate(14 48)"><path d="M0 0h8v8H0Z" fill="${PAPER}"/><path d="M8 2c4 0 4 5 0 5" fill="none" stroke="${PAPER}" stroke-width="1.6"/></g>
${desk(94, 66, 58)}${screen(102, 35)}${screen(130, 35, 1, '#f7e6c2')}`,
);
