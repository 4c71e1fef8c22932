import { bar, put, stroke, word } from '../../pen';
import { INK, PAPER, RED, SUN } from '../paint';
import { halo } from '../parts/backdrops';
import { eyes } from '../parts/faces';
import { bottle } from '../parts/glass';

/** Side effects include Tuesdays. */
export const antidoteToMondays =
  halo() +
  put(
    44,
    46,
    1,
    bar(-26, -32, 52, 62, PAPER, 4) +
      bar(-26, -32, 52, 17, RED, 4) +
      bar(-26, -20, 52, 6, RED) +
      word(0, -18, 'Mon', 15, PAPER) +
      eyes(0, 0, 18, 3) +
      stroke(INK, 3, 'M-9 16c5-7 13-7 18 0'),
    -5,
  ) +
  stroke(SUN, 6, 'M20 70 68 22') +
  bottle(98, 56, 0.95, '#9c5a2c', bar(-14, -2, 28, 20, PAPER, 2) + word(0, 13, 'Tue', 13));
