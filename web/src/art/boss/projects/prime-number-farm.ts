import { ball, bar, stroke } from '../../pen';
import { SUN, WOOD } from '../paint';
import { sheep } from '../parts/animals';

/** Free-range, indivisible. */
export const primeNumberFarm =
  bar(0, 56, 136, 32, '#8fae5a') +
  sheep(30, 42, 0.76, '2') +
  sheep(86, 38, 0.76, '3') +
  sheep(50, 66, 0.84, '5') +
  sheep(104, 64, 0.84, '7') +
  stroke(WOOD, 3, 'M2 80h132M2 70h8M126 70h8') +
  stroke(WOOD, 4, 'M6 60v26M44 74v12M114 60v26M130 60v26') +
  ball(120, 14, 9, SUN);
