import { BRASS, BRASS_SHADE, GREEN_SHADE, INK, PAPER, RED, ROSE, STEEL_SHADE, WOOD, WOOD_SHADE } from '../paint';
import { ground } from '../parts/land';
import { note } from '../parts/signs';
import { bar, block, disc, line, oval, put, shape, stroke } from '../../pen';

/** Sings the same aria each morning and never asks for a fee. */
export const phonographStudio =
  block(18, 40, 50, 14, WOOD) +
  bar(14, 36, 58, 5, WOOD_SHADE) +
  bar(30, 26, 26, 8, INK) +
  line(BRASS, 1.5, 'M34 26v8m5-8v8m5-8v8m5-8v8') +
  stroke(STEEL_SHADE, 2.5, 'M14 46H6v6') +
  shape(BRASS, 'M40 28C50 22 54 10 66-8c10 2 24 16 26 30-18 2-32 4-46 12Z') +
  shape(BRASS_SHADE, 'M92 22C74 24 60 26 46 34l-3-3c14-6 30-8 40-13Z') +
  oval(79, 7, 9, 20, '#6b4a14', -42) +
  disc(79, 8, 6, RED) +
  disc(79, 8, 3, INK) +
  note(98, 6, 0.9) +
  note(104, 28, 0.8) +
  put(
    96,
    52,
    1,
    shape(GREEN_SHADE, 'M-2 2 0-10 2 2Z') +
      disc(-5, -10, 4, ROSE) +
      disc(5, -10, 4, RED) +
      disc(0, -14, 4, '#e9a8c0') +
      shape(PAPER, 'M-6-4H6L2 3h-4Z'),
  ) +
  ground;
