import { bar, disc, line, put, shape, stroke, word } from '../../pen';
import { INK, PAPER, RED } from '../paint';
import { halo } from '../parts/backdrops';

/** Surprisingly, customers prefer it. */
export const chatbotThatSaysNo =
  halo(50, 58, 40) +
  shape('#3f4798', 'M30 88c0-14 10-18 20-18s22 4 22 18Z') +
  bar(46, 60, 10, 14, '#8f96c9') +
  bar(26, 26, 50, 38, '#dfe2f7', 12) +
  shape('#c3c8ea', 'M51 26h13a12 12 0 0 1 12 12v14a12 12 0 0 1-12 12H51Z') +
  bar(32, 34, 38, 20, INK, 9) +
  stroke('#8fe0ff', 3.5, 'M39 43h8M55 43h8') +
  stroke('#8fe0ff', 2.5, 'M45 50h12') +
  line(INK, 2.5, 'M51 26V16') +
  disc(51, 14, 4, RED) +
  put(
    -6,
    22,
    1,
    shape(PAPER, 'M82 12h42a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H94l-12 9 3-10a8 8 0 0 1-7-7V20a8 8 0 0 1 4-8Z') +
      word(105, 37, 'No.', 23, INK),
  );
