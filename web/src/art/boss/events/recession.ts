import { bar, shape, stroke } from '../../pen';
import { INK, PAPER, RED, WOOD } from '../paint';
import { ground } from '../parts/backdrops';

export const recession =
  bar(20, 8, 96, 46, PAPER, 4) +
  stroke('#8a7a66', 2.4, 'M30 16v30h78') +
  stroke(RED, 4, 'M34 22l14 6 12-6 14 14 12 0 10 18') +
  ground(WOOD, 66) +
  shape(INK, 'M92 66l6 6-4 6 8 10h10l2-10-6-4 4-8Z') +
  stroke(RED, 4, 'M96 54l8 26') +
  shape(RED, 'M96 76l10 10 2-13Z');
