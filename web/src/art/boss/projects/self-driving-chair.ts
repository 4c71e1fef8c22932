import { shade } from '../../palette';
import { bar, disc, put, shape, solid, stroke } from '../../pen';
import { INK, PAPER, RED, SUN, WOOD } from '../paint';
import { ground, halo } from '../parts/backdrops';

/** Knows the way to the canteen. Only to the canteen. */
export const selfDrivingChair =
  halo(58, 44) +
  ground('#a9aed6', 78) +
  stroke(INK, 5, 'M60 54v16M60 68 42 76M60 68l18 8') +
  disc(42, 78, 5, INK) +
  disc(60, 79, 5, INK) +
  disc(78, 78, 5, INK) +
  solid(36, 48, 48, 10, shade(RED), 5) +
  put(41, 34, 1, solid(-9, -20, 18, 38, RED, 7), -8) +
  bar(34, 6, 12, 7, INK, 3) +
  stroke(SUN, 2.2, 'M29 5c-3 3-3 7 0 9M51 5c3 3 3 7 0 9') +
  stroke(PAPER, 3, 'M18 40H6M22 52H4M18 64H8') +
  bar(112, 30, 4, 50, WOOD) +
  shape(PAPER, 'M92 18h32l10 10-10 10H92Z') +
  stroke(INK, 1.8, 'M102 22v12M99 22v4c0 3 6 3 6 0v-4M112 34V22c5 2 5 6 0 8');
