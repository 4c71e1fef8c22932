import { bar, disc, stroke } from '../../pen';
import { INK, PAPER, RED, STEEL, TEAL } from '../paint';
import { ground, halo } from '../parts/backdrops';
import { peg } from '../parts/faces';
import { biscuit } from '../parts/food';

/** A rival has better biscuits and says so. */
export const busStopPoacher =
  halo() +
  ground('#a9a08c', 80) +
  bar(28, 10, 5, 74, STEEL) +
  bar(14, 8, 34, 26, RED, 4) +
  bar(19, 14, 24, 12, PAPER, 2) +
  disc(24, 28, 2, PAPER) +
  disc(38, 28, 2, PAPER) +
  peg(62, 66, 0.95, TEAL) +
  stroke(INK, 2.6, 'M136 6C112 2 96 8 92 26v14c0 8-10 8-10 0') +
  biscuit(88, 50, 12) +
  stroke(INK, 3, 'M74 56l6-3');
