import { bar, shape, stroke } from '../../pen';
import { INK, PAPER, RED } from '../paint';
import { ground } from '../parts/backdrops';
import { peg } from '../parts/faces';
import { wheel } from '../parts/machines';
import { crown } from '../parts/signs';

export const golfBuggy =
  ground('#6b8a4a', 72) +
  stroke(PAPER, 5, 'M22 26h70') +
  stroke(INK, 3, 'M28 28l-2 26M88 28l12 26') +
  shape(PAPER, 'M14 54h30v-8h26v8h36c8 0 12 6 12 14H14Z') +
  shape('#ddd4c3', 'M70 54h36c8 0 12 6 12 14H66Z') +
  bar(40, 34, 10, 22, RED, 3) +
  wheel(34, 70, 10) +
  wheel(98, 70, 10) +
  peg(60, 44, 0.72, '#b8323a') +
  crown(60, 33, 0.4) +
  stroke(PAPER, 3, 'M10 40H0M8 52H0M8 62H2') +
  stroke(INK, 2, 'M126 72V34') +
  shape(RED, 'M126 34l-12 5 12 5Z') +
  stroke(INK, 3, 'M56 48l8-4');
