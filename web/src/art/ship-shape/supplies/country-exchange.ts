import { BRASS_SHADE, INK, PAPER, STEEL_SHADE, WOOD_SHADE } from '../paint';
import { ground } from '../parts/land';
import { clock } from '../parts/machines';
import { bar, block, disc, line, put, shape, stroke } from '../../pen';

/** Bring a pig, leave with an anvil and a barometer. */
export const countryExchange =
  block(26, 26, 54, 28, '#b8523a') +
  shape(INK, 'M20 28 53 4l33 24Z') +
  bar(42, 36, 22, 18, PAPER) +
  line('#b8523a', 2.5, 'M42 36l22 18M64 36 42 54') +
  put(
    19,
    54,
    1,
    shape('#f0b0a4', 'M-12-3c-4-12 4-17 14-16 8 0 12 4 11 11l3 2-3 3v3h-5l-1-3h-10l-1 3h-5Z') +
      shape('#d98e82', 'M2-19c8 0 12 4 11 11l3 2-3 3v3H8l-1-3c2-6 0-12-5-16Z') +
      disc(9, -11, 1.2, INK) +
      shape('#d98e82', 'm2-19 6-3 0 6Z') +
      stroke('#d98e82', 2, 'M-13-10c-4 0-4-4-1-4'),
  ) +
  put(
    98,
    54,
    1,
    shape(STEEL_SHADE, 'M-12-14h24c-2 6-6 6-8 7v3l5 4h-17l5-4v-3c-4 0-8-3-9-7Z') +
      shape(INK, 'M2-14h10c-2 6-6 6-8 7v3l5 4H2Z'),
  ) +
  clock(100, 28, 9, PAPER, BRASS_SHADE) +
  shape(WOOD_SHADE, 'M93 36h14v4H93Z') +
  ground;
