import { bar, disc, each, shape } from '../../pen';
import { GREY, INK, PAPER, RED } from '../paint';
import { dog } from '../parts/animals';
import { halo } from '../parts/backdrops';

export const viralVideo =
  halo() +
  bar(22, 6, 92, 60, INK, 5) +
  bar(26, 10, 84, 52, '#bfd8e4', 2) +
  dog(68, 40, 0.82) +
  disc(106, 64, 12, RED) +
  shape(PAPER, 'M102 58l11 6-11 6Z') +
  each(
    [
      [18, 26],
      [124, 20],
      [120, 40],
    ],
    ([x, y]) => shape(RED, `M${x} ${y + 7}c-9-6-7-12-3-12 2 0 3 2 3 2s1-2 3-2c4 0 6 6-3 12Z`),
  ) +
  bar(26, 74, 84, 4, GREY, 2) +
  bar(26, 74, 50, 4, RED, 2) +
  disc(76, 76, 4, RED);
