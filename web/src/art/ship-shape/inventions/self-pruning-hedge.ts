import { BLUE, BRASS, BRASS_SHADE, GREEN, GREEN_SHADE, INK, PAPER, RED, STEEL, STEEL_SHADE, WOOD } from '../paint';
import { sunset } from '../parts/backdrops';
import { passenger } from '../parts/figures';
import { flat, hills } from '../parts/land';
import { bar, disc, faint, line, put, shape, stroke, times } from '../../pen';

/** It has already trimmed the postman. */
export const selfPruningHedge =
  sunset +
  hills(84) +
  flat(90) +
  shape(GREEN_SHADE, 'M22 92V44c-6-16 8-26 18-20 6-14 28-12 32 0 12-4 22 8 16 20v48Z') +
  shape('#3d6220', 'M62 92V40c2-10 2-16-4-24 8 0 12 4 14 8 12-4 22 8 16 20v48Z') +
  faint(
    0.5,
    times(7, (i) => disc(30 + ((i * 23) % 54), 46 + ((i * 17) % 40), 3, GREEN)),
  ) +
  disc(44, 44, 6.5, PAPER) +
  disc(64, 44, 6.5, PAPER) +
  disc(46, 45, 3, INK) +
  disc(66, 45, 3, INK) +
  stroke(INK, 3, 'M37 35l11 4M72 35l-11 4') +
  stroke(INK, 2.6, 'M46 60c6 4 12 4 17 0') +
  stroke(BRASS, 4.5, 'M86 66l16-8') +
  disc(86, 66, 4, BRASS_SHADE) +
  shape(STEEL, 'M100 58 128 40l4 5-26 18Z') +
  shape(STEEL_SHADE, 'M100 58 130 66l-1 6-27-8Z') +
  disc(103, 59, 4.5, INK) +
  stroke(BRASS, 4, 'M24 70 8 62') +
  shape(STEEL, 'M10 62-14 52l3-5 22 12Z') +
  shape(STEEL_SHADE, 'M10 62-8 76l5 4 15-15Z') +
  put(
    136,
    92,
    1.5,
    passenger(0, 0, 1, BLUE, 'hair') +
      shape(BLUE, 'M-6-18c0-3 3-6 6-7v7ZM4-24c2 1 3 2 3.5 4l3 2H4Z') +
      shape(WOOD, 'M2-2h9v7H2Z') +
      disc(0, -9, 1.2, INK),
  ) +
  put(118, 22, 1, bar(-8, -5, 16, 10, PAPER) + line(RED, 1.6, 'm-8-5 8 6 8-6'), 20) +
  shape(PAPER, 'm140 26 8-4 2 5-7 4Zm8 8 7 3-3 5-6-4Z');
