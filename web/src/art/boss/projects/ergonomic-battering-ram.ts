import { shade } from '../../palette';
import { bar, disc, each, shape, solid, stroke } from '../../pen';
import { INK, PAPER, STEEL } from '../paint';
import { halo } from '../parts/backdrops';

/** Lift with the knees, knock with confidence. */
export const ergonomicBatteringRam =
  halo(58, 44) +
  bar(112, 4, 24, 84, '#7a4a22') +
  bar(125, 4, 11, 84, '#5f3818') +
  stroke(STEEL, 4, 'M112 22h24M112 66h24') +
  stroke(PAPER, 3, 'M110 28l-8-8M108 72l-8 7') +
  solid(8, 38, 66, 20, '#a5723a', 6) +
  shape(STEEL, 'M70 32h12c16 0 24 10 24 18 0 6-6 9-12 8l-8 6H70Z') +
  shape(shade(STEEL), 'M86 32.5c13 2 20 10 20 17.5 0 6-6 9-12 8l-8 6H80c8-9 10-20 6-31.5Z') +
  stroke('#efe3c6', 6, 'M90 34C78 22 62 32 68 44s18 6 15-2-10-4-9 1') +
  disc(95, 44, 2.4, INK) +
  stroke(INK, 2.4, 'M102 53l4-1') +
  bar(14, 29, 22, 10, '#d8463c', 5) +
  bar(44, 29, 18, 10, '#d8463c', 5) +
  stroke(INK, 4, 'M24 58v12M58 58v12M16 70h16M50 70h16') +
  each([18, 30, 52, 64], (x) => disc(x, 76, 5, INK));
