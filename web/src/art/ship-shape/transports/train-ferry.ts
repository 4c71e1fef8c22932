import { CREAM, INK, PAPER, RED, SEA, SEA_SHADE, SUN, TEAL, WOOD } from '../paint';
import { windows } from '../parts/buildings';
import { smoke } from '../parts/sky';
import { engine, engineWheels, waggon } from '../parts/trains';
import { hull, portholes, sea, wavePath } from '../parts/water';
import { bar, line, put, shape, times } from '../../pen';

/** A railway that floats, or a ship that keeps to its lines. */
export const trainFerry =
  sea(54) +
  smoke(62, 8, 0.7) +
  put(36, 46, 0.72, engine(0, 0, 1) + engineWheels(0, 0, 1)) +
  waggon(76, 41, 16, 12, TEAL) +
  waggon(95, 41, 16, 12, WOOD) +
  bar(4, 45, 112, 3, INK) +
  line(
    '#6b4022',
    4,
    times(11, (i) => `M${8 + i * 10} 50h5`),
  ) +
  hull(0, 52, 120, 16, '#43525b') +
  shape(PAPER, 'M0 52h120l-2 3H2Z') +
  bar(6, 18, 14, 28, PAPER) +
  bar(14, 18, 6, 28, CREAM) +
  windows(8, 22, 1, 1, 8, 5, TEAL) +
  bar(4, 15, 18, 4, RED) +
  portholes(24, 60, 7, 12, 2.4, SUN) +
  shape(SEA, wavePath(64, 5, 24)) +
  shape(SEA_SHADE, wavePath(70, 5, 26));
