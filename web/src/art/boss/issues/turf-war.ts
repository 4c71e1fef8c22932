import { bar, stroke } from '../../pen';
import { BLUE, GREY, INK, RED, SUN, WOOD } from '../paint';
import { peg } from '../parts/faces';

/** Two teams own the same whiteboard. */
export const turfWar =
  bar(18, 8, 100, 58, GREY, 3) +
  bar(22, 12, 46, 50, '#fbe6dc') +
  bar(68, 12, 46, 50, '#dcecf6') +
  stroke(SUN, 4, 'M68 8v58') +
  stroke(RED, 3, 'M30 24h24M30 34h30M30 44h16') +
  stroke(BLUE, 3, 'M78 24h28M78 34h18M78 44h26') +
  stroke(WOOD, 4, 'M30 66 22 88M106 66l8 22') +
  peg(36, 76, 0.85, RED) +
  peg(100, 76, 0.85, BLUE) +
  stroke(INK, 4, 'M44 78l14-10M92 78 78 68');
