import { at } from '../../at';
import { CREAM, INK, SEATS, SUN } from '../../palette';
import { flag } from '../flag';
import { scene } from '../scene';

const climber = `<circle cx="0" cy="-16" r="6" fill="#9c6644"/><path d="M-6-18c0-8 12-8 12 0-4-3-8-3-12 0Z" fill="${INK}"/><path d="M-7 6c-1-16 14-18 14-2l6 8-4 3-7-7-5 8 2 6h-5l-3-8Z" fill="#b8432a"/><path d="m6-8 12-10" stroke="#9c6644" stroke-width="3.5" stroke-linecap="round"/>`;

/** A hill, and everybody's flag on it. */
export const landGrab = scene(
  `<rect width="240" height="150" fill="#f6d9a0"/><g class="lamp"><circle cx="186" cy="44" r="30" fill="${SUN}"/><circle cx="186" cy="44" r="20" fill="#fbd277"/></g><path d="M0 96c40-34 76-36 118-8s84 20 122-6v68H0Z" fill="#8fb56a"/><path d="M0 118c50-34 92-18 130-4s76 8 110-12v48H0Z" fill="#4f9155"/><path d="M0 138c60-22 130 2 240-14v26H0Z" fill="#2c6b41"/>`,
  `<path d="M60 124 96 96M104 110l40-22M150 112l46-26M30 132l60 6" stroke="${CREAM}" stroke-width="3" stroke-dasharray="1 7" stroke-linecap="round"/>${flag(40, 102, SEATS[0])}${flag(92, 90, SEATS[1], 1.15)}${flag(138, 100, SEATS[2])}${flag(170, 112, SEATS[3], 1.1)}${flag(214, 100, SEATS[4], 0.95)}${flag(76, 128, SEATS[3], 0.9)}${flag(118, 130, SEATS[3], 0.9)}
${at(196, 118, 1, climber)}${flag(214, 104, SEATS[0], 0.8)}`,
);
