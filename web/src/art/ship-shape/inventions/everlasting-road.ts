import { BRASS, BRASS_SHADE, GREEN, GREEN_SHADE, INK, LAMP, PAPER, RED, RED_SHADE, WOOD, WOOD_SHADE } from '../paint';
import { daylight } from '../parts/backdrops';
import { hills } from '../parts/land';
import { gearPath, spokes } from '../parts/machines';
import { block, disc, line, put, shape, stroke } from '../../pen';

/** Guaranteed until the first cart. */
export const everlastingRoad =
  daylight +
  hills(62, GREEN_SHADE, 0.9) +
  shape(GREEN, 'M-120 66c60-8 300-8 400 0v80H-120Z') +
  shape('#8d8578', 'M72 54h14l60 60H4Z') +
  shape('#716a5e', 'M80 54h6l60 60H86Z') +
  line(PAPER, 3, 'M79 58v6m0 5v9m0 7v12', '') +
  shape(BRASS, 'M72 54h-3L-6 114h10ZM86 54h3l65 60h-8Z') +
  disc(79, 24, 17, BRASS) +
  shape(BRASS_SHADE, gearPath(14, 20, 17, 79, 24), ' opacity=".6"') +
  disc(79, 24, 13, LAMP) +
  line(INK, 3.2, 'M79 24c-3-6-11-6-11 0s8 6 11 0 11-6 11 0-8 6-11 0Z') +
  shape(RED, 'm70 40-4 16 8-4 4 8 2-18Z') +
  shape(RED_SHADE, 'm88 40 4 16-8-4-4 8-2-18Z') +
  line(INK, 2, 'M96 92l6-8 6 6 6-10 8 4') +
  put(
    112,
    78,
    1,
    block(-24, -16, 34, 13, WOOD) + shape('#e0b95a', 'M-24-16c4-10 30-10 34 0Z') + stroke(WOOD_SHADE, 3, 'M-24-6h-16'),
    12,
  ) +
  spokes(96, 74, 9, WOOD_SHADE, 8, 2) +
  put(134, 88, 1, spokes(0, 0, 9, WOOD_SHADE, 8, 2), 30);
