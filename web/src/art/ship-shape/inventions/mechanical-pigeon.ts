import { BRASS, BRASS_SHADE, CREAM, INK, PAPER, RED, RED_SHADE, WOOD_SHADE } from '../paint';
import { daylight } from '../parts/backdrops';
import { cloud } from '../parts/sky';
import { bar, block, disc, line, put, shape, stroke } from '../../pen';

/** Homes perfectly; will not leave. */
export const mechanicalPigeon =
  daylight +
  cloud(8, 20, 0.8) +
  cloud(140, 16, 0.7) +
  bar(76, 74, 8, 60, WOOD_SHADE) +
  block(40, 34, 80, 42, PAPER, 0.66, CREAM) +
  shape(RED, 'M32 36 80 4l48 32Z') +
  shape(RED_SHADE, 'M80 4l48 32H80Z') +
  bar(36, 74, 88, 6, WOOD_SHADE) +
  shape(WOOD_SHADE, 'M52 74V58c0-16 56-16 56 0v16Z') +
  put(
    80,
    74,
    1,
    shape(BRASS, 'M-22 0c-4-22 8-34 20-30 2-8 14-10 18-2 4 6 1 10 2 16 1 10-4 16-12 16Z') +
      shape(BRASS_SHADE, 'M2-4c8-4 10-16 6-30 4 0 7 0 8 3 4 6 1 10 2 16 1 10-4 16-12 15Z') +
      shape('#e5792a', 'm17-30 8 3-8 3Z') +
      stroke(INK, 2, 'M7-30h6') +
      line(INK, 1.5, 'M-14-16c6 6 14 4 18-4M-10-8c6 4 12 2 14-3') +
      disc(-6, -12, 1.5, INK) +
      stroke(BRASS_SHADE, 3.5, 'M-18-14h-8') +
      shape(BRASS_SHADE, 'M-26-14c0-8-10-8-10-3 0 2 2 3 5 3-3 0-5 1-5 3 0 5 10 5 10-3Z'),
  ) +
  put(124, 66, 1, bar(-10, -7, 20, 14, PAPER) + line(RED, 1.8, 'm-10-7 10 8 10-8'), 12) +
  put(134, 88, 1, bar(-10, -7, 20, 14, PAPER) + line(RED, 1.8, 'm-10-7 10 8 10-8'), -18) +
  put(28, 92, 1, bar(-10, -7, 20, 14, PAPER) + line(RED, 1.8, 'm-10-7 10 8 10-8'), 14) +
  stroke(INK, 2.2, 'M126 36h8l-8 9h8m6-18h6l-6 7h6');
