import { GREEN, STEEL_SHADE, VIOLET_SHADE, WOOD_SHADE } from '../paint';
import { flat } from '../parts/land';
import { bolt } from '../parts/machines';
import { bar, each, line, shape } from '../../pen';

/** Invented the talking invoice. It argues. */
export const voltAndVine =
  flat(92) +
  bolt(14, 54, 3) +
  bar(0, 88, 26, 6, STEEL_SHADE) +
  line(WOOD_SHADE, 4, 'M138 92c-4-20 8-30 2-52M140 60c10-2 14-10 14-18') +
  shape(GREEN, 'M140 44c-14 0-18-10-18-16 12-2 18 6 18 16Zm10 6c12 2 16-6 18-12-10-4-16 2-18 12Z') +
  `<g fill="${VIOLET_SHADE}">${each(
    [
      [146, 58],
      [154, 58],
      [162, 58],
      [150, 66],
      [158, 66],
      [154, 74],
    ],
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="5"/>`,
  )}</g>`;
