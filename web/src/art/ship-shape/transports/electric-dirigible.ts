import { BLUE, BRASS, COPPER_SHADE, INK, PAPER, STEEL_SHADE, SUN } from '../paint';
import { bolt, propeller } from '../parts/machines';
import { clouds, gasbag } from '../parts/sky';
import { bar, block, line, put, shape, stroke, times } from '../../pen';

/** Silent as a rumour and nearly as fast. */
export const electricDirigible =
  clouds(0, 66, 96, 10) +
  shape(STEEL_SHADE, 'm100 20 18-8v28l-18-8ZM92 10l14-9v12Z') +
  gasbag(56, 26, 54, 20, '#cfd6da', '#9aa6ae') +
  line('#7f8c95', 1.5, 'M30 9c-6 10-6 24 0 34M56 6v40M82 9c6 10 6 24 0 34') +
  put(48, 27, 1.25, bolt(0, 0)) +
  line(INK, 2, 'M36 44v12M76 44v12') +
  block(28, 55, 58, 14, STEEL_SHADE) +
  times(
    4,
    (i) =>
      bar(33 + i * 12, 47, 8, 12, '#cfe3b8', 1) +
      bar(33 + i * 12, 52, 8, 7, '#a9b94a') +
      bar(35 + i * 12, 44, 4, 4, INK),
  ) +
  line(COPPER_SHADE, 2, 'M37 44c0-5 12-5 12 0s12-5 12 0 12-5 12 0') +
  bar(28, 62, 58, 3, BRASS) +
  line(INK, 3, 'M86 62h8') +
  propeller(95, 62, 10) +
  put(
    60,
    4,
    1,
    shape(BLUE, 'M-8-2c0-7 14-8 15 0l5 2-6 2c-6 2-13 1-14-4Z') +
      shape(SUN, 'm-8-3-5 2 5 1Z') +
      stroke(PAPER, 1.2, 'M-6-3c1 1 2 1 3 0'),
  );
