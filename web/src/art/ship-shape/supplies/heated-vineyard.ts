import { GREEN, INK, VIOLET_SHADE, WOOD_SHADE } from '../paint';
import { chimney, glasshouse } from '../parts/buildings';
import { ground } from '../parts/land';
import { smoke } from '../parts/sky';
import { each, line, shape } from '../../pen';

/** Vintage 1890, with a note of anthracite. */
export const heatedVineyard =
  chimney(96, 8, 14, 46) +
  smoke(102, 2, 0.7) +
  shape(INK, 'M84 54c2-6 6-8 12-8s10 2 14 8Z') +
  glasshouse(12, 54, 74, 46, 4) +
  line(WOOD_SHADE, 2.4, 'M24 54c0-14 4-20 10-24M74 54c0-14-4-18-8-22') +
  `<g fill="${VIOLET_SHADE}">${each(
    [
      [34, 36],
      [41, 36],
      [37.5, 42],
      [58, 38],
      [65, 38],
      [61.5, 44],
      [37.5, 48],
    ],
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="4.2"/>`,
  )}</g>` +
  shape(GREEN, 'M28 31c6-7 14-5 16 0Zm24 2c6-7 14-5 16 0Z') +
  ground;
