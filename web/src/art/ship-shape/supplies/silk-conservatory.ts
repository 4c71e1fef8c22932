import { BRASS_SHADE, CREAM, GREEN, INK, PAPER, RED, WOOD_SHADE } from '../paint';
import { glasshouse } from '../parts/buildings';
import { ground } from '../parts/land';
import { disc, line, oval, shape, stroke } from '../../pen';

/** Two thousand employees, none of whom writes memoranda. */
export const silkConservatory =
  glasshouse(8, 54, 66, 50, 4) +
  line(WOOD_SHADE, 3, 'M12 44c16-8 36-4 58-14') +
  shape(GREEN, 'M24 38c2-8 10-8 13-6-1 6-7 8-13 6Zm24-2c-4-8 0-13 4-14 4 4 2 11-4 14Z') +
  oval(30, 46, 5, 7.5, PAPER) +
  oval(43, 44, 5, 7.5, PAPER) +
  oval(57, 42, 5, 7.5, PAPER) +
  line(CREAM, 1.3, 'M26 45c3 2 6 2 8 0m-8 4c3 2 6 2 8 0m5-6c3 2 6 2 8 0m-8 4c3 2 6 2 8 0') +
  `<g fill="#f3efe0"><circle cx="112" cy="49" r="5.5"/><circle cx="105" cy="46" r="6"/><circle cx="98" cy="45" r="6.5"/><circle cx="92" cy="38" r="8"/></g>` +
  disc(89, 37, 1.4, INK) +
  disc(95, 37, 1.4, INK) +
  stroke(INK, 1.3, 'M89.5 41.5c2 1.5 4 1.5 5 0') +
  shape(INK, 'M87 31h12v2.5H87Zm2-8h8v9h-8Z') +
  `<circle cx="95" cy="37" r="3" fill="none" stroke="${BRASS_SHADE}" stroke-width="1.4"/>` +
  shape(RED, 'm92 47 3 2-3 2-3-2Z') +
  ground;
