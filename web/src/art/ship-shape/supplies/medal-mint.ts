import { BLUE, BRASS, BRASS_SHADE, INK, LAMP, RED, STEEL, STEEL_SHADE, SUN } from '../paint';
import { ground } from '../parts/land';
import { gearPath } from '../parts/machines';
import { rays } from '../parts/sky';
import { bar, disc, put, shape } from '../../pen';

/** Strikes one perfect medal a day, and several modest ones. */
export const medalMint =
  bar(26, 6, 68, 7, STEEL_SHADE) +
  disc(26, 9, 7, RED) +
  disc(94, 9, 7, RED) +
  bar(54, 4, 12, 24, STEEL) +
  bar(61, 4, 5, 24, STEEL_SHADE) +
  bar(38, 26, 44, 8, STEEL_SHADE) +
  bar(34, 46, 52, 8, STEEL_SHADE) +
  bar(66, 46, 20, 8, INK) +
  disc(60, 40, 6, BRASS) +
  rays(60, 40, 9, 13, 10, SUN, 1.8) +
  put(
    104,
    42,
    1,
    shape(RED, 'm-5-8-5-14h10l2 12Z') +
      shape(BLUE, 'm5-8 5-14H0l-2 12Z') +
      shape(BRASS, gearPath(12, 12, 10)) +
      disc(0, 0, 7.5, BRASS_SHADE) +
      shape(LAMP, 'm0-5.5 1.6 3.7 4 .4-3 2.7.9 4L0 3.2l-3.5 2.1.9-4-3-2.7 4-.4Z'),
  ) +
  disc(10, 49, 5, '#b9a98c') +
  disc(19, 49, 5, '#b9a98c') +
  disc(14.5, 41, 5, '#b9a98c') +
  ground;
