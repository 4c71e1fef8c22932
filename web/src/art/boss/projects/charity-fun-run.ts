import { ball, bar, disc, shape, stroke, word } from '../../pen';
import { INK, PAPER, RED } from '../paint';
import { ground } from '../parts/backdrops';

/** Fun not guaranteed; running optional. */
export const charityFunRun =
  ground('#8fae5a', 74) +
  bar(100, 30, 5, 48, PAPER) +
  bar(128, 30, 5, 48, PAPER) +
  bar(96, 26, 40, 14, RED, 2) +
  word(116, 36.5, 'Finish', 11, PAPER) +
  shape('#e8c48a', 'M14 78c-6 0-6-6 0-6 26 0 34-2 40-12l6-16c2-8 14-8 14 0 0 6-4 8-4 14 0 12-8 20-22 20Z') +
  stroke('#c9a062', 2.6, 'M66 40l-3-12M72 40l5-11') +
  disc(63, 27, 2.6, INK) +
  disc(77, 28, 2.6, INK) +
  ball(38, 52, 22, '#c4702c') +
  stroke('#8a4a1c', 3, 'M38 52c0-8 12-8 12 2s-18 12-20-2 14-22 26-14') +
  bar(22, 46, 26, 20, PAPER, 2) +
  word(35, 62, '7', 18, RED) +
  stroke(INK, 2, 'M64 54c3 2 6 2 8 0');
