import { bar, each, put, stroke } from '../../pen';
import { PAPER, SUN, WOOD } from '../paint';
import { halo } from '../parts/backdrops';
import { bulb } from '../parts/glass';

export const workshop =
  halo() +
  bar(24, 10, 60, 44, PAPER, 3) +
  each(
    [
      [30, 16, SUN],
      [48, 18, '#f3a9b0'],
      [66, 15, '#9fd6c8'],
      [36, 34, '#bcc2f5'],
      [58, 36, SUN],
    ],
    ([x, y, paint], i) => put(x, y, 1, bar(0, 0, 13, 13, paint), i % 2 ? 5 : -4),
  ) +
  stroke(WOOD, 4, 'M34 54 26 86M74 54l8 32') +
  bulb(106, 46, 1.1);
