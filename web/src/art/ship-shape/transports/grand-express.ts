import { BLUE, INK, SKIN, STEEL, SUN } from '../paint';
import { windows } from '../parts/buildings';
import { rails } from '../parts/land';
import { wheel } from '../parts/machines';
import { smoke } from '../parts/sky';
import { engine, engineWheels } from '../parts/trains';
import { bar, block, disc, put, shape, stroke } from '../../pen';

/** Nine sleeping cars, one goods van, and a chef who outranks the driver. */
export const grandExpress =
  rails(68) +
  smoke(8, 8, 0.9) +
  smoke(30, 2, 0.7) +
  block(66, 26, 80, 33, BLUE, 0.98) +
  bar(66, 22, 80, 5, INK) +
  windows(72, 32, 4, 17, 12, 11) +
  bar(66, 47, 80, 3.5, SUN) +
  wheel(76, 62, 6) +
  wheel(92, 62, 6) +
  wheel(112, 62, 6) +
  engine(12, 68, 1, '#23476b') +
  shape(SUN, 'M0 52h60v3H0Z') +
  engineWheels(12, 68, 1) +
  put(
    90,
    44,
    0.9,
    disc(0, -6, 6, SKIN) +
      disc(-2.2, -6, 1, INK) +
      stroke(INK, 1.4, 'M-4-2c3 2 6 2 8 0') +
      shape('#fff', 'M-7-10v-6c-6-2-4-11 2-9 2-6 10-6 12 0 6-1 7 8 1 10v5Z') +
      stroke(SKIN, 4, 'M7 0c6-1 8-6 9-11') +
      shape(STEEL, 'M14-22c4-4 8 2 4 10l-3-1Z'),
  );
