import { bar, disc, each, oval, solid, stroke, word } from '../../pen';
import { BLUE, INK, RED, STEEL, SUN, TEAL } from '../paint';
import { ground, halo } from '../parts/backdrops';
import { peg } from '../parts/faces';
import { bubble } from '../parts/paperwork';

/** Please wait while it explains. */
export const queueOptimiser =
  halo(40, 50) +
  ground('#a58fc0', 80) +
  stroke(INK, 2.4, 'M28 20v-8') +
  disc(28, 10, 3.6, RED) +
  solid(12, 20, 32, 26, '#dfe2f7', 8) +
  bar(16, 26, 24, 11, INK, 5) +
  disc(23, 31.5, 2, '#8fe0ff') +
  disc(33, 31.5, 2, '#8fe0ff') +
  solid(14, 50, 28, 32, '#2f7d78', 5) +
  bar(22, 46, 12, 6, STEEL) +
  bubble(52, 10, 44, 22, word(74, 25, 'Firstly', 12)) +
  each(
    [
      [64, RED, '#f7d6b8'],
      [83, TEAL, '#9c6644'],
      [102, SUN, '#ebbe95'],
      [121, BLUE, '#71493a'],
    ],
    ([x, paint, skin], i) => peg(x, 58, 0.9, paint, skin, i === 1 ? oval(0, 0, 2, 2.4, INK) : ''),
  ) +
  stroke('#7d1f26', 3.4, 'M54 66c12 7 26 7 38 0M92 66c12 7 26 7 38 0') +
  bar(52, 60, 4, 24, SUN, 2) +
  bar(90, 60, 4, 24, SUN, 2) +
  bar(128, 60, 4, 24, SUN, 2);
