import { ball, bar, put, shape, stroke, word } from '../../pen';
import { BLUE, INK, SUN, WOOD } from '../paint';
import { cloud, ground, halo } from '../parts/backdrops';
import { sheet } from '../parts/paperwork';

/** Please allow four to six working days for drizzle. */
export const weatherOnRequest =
  halo(68, 34) +
  ground(WOOD, 72) +
  ball(46, 26, 13, SUN) +
  cloud(66, 28, 1.15) +
  stroke(BLUE, 3, 'M54 46l-3 8M66 46l-3 8M78 46l-3 8') +
  put(
    102,
    70,
    1,
    shape(SUN, 'M-20 0c0-26 40-26 40 0Z') +
      shape('#d9921c', 'M0-20c14 0 20 8 20 20H4c4-8 2-16-4-20Z') +
      bar(-23, 0, 46, 5, INK, 2) +
      bar(-2, -26, 4, 7, INK, 2),
  ) +
  sheet(18, 56, 32, 20, -8, word(16, 15, 'No. 9', 12));
