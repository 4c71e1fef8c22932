import { line, shape, stroke } from '../../pen';
import { INK, PAPER, SUN } from '../paint';

/** Moves the stairs up and down. You still climb. */
export const escalatorForStairs =
  shape('#6b3410', 'M10 88V74h22V60h22V46h22V32h22V18h38v70Z') +
  line(PAPER, 5, 'M10 74h22V60h22V46h22V32h22V18h38') +
  stroke(INK, 6, 'M16 52 80 8') +
  stroke(SUN, 5, 'm56 56 22-16m0 0-9 0m9 0-3 9');
