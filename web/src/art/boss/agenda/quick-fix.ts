import { bar, disc, each, put, solid, stroke } from '../../pen';
import { INK } from '../paint';
import { halo } from '../parts/backdrops';

export const quickFix =
  halo() +
  solid(30, 18, 76, 54, '#5a7894', 5) +
  stroke(INK, 3.4, 'M62 18l-8 16 12 8-10 16 6 14') +
  put(
    60,
    46,
    1,
    bar(-30, -9, 60, 18, '#f0c896', 9) +
      bar(-9, -9, 18, 18, '#f9e3c6') +
      each(
        [
          [-4, -3],
          [4, -3],
          [-4, 4],
          [4, 4],
        ],
        ([x, y]) => disc(x, y, 1.2, '#b5814f'),
      ),
    -24,
  );
