import { BRASS, COPPER, COPPER_SHADE, GREEN, GREEN_SHADE, SUN, VIOLET_SHADE } from '../paint';
import { ground } from '../parts/land';
import { bolt } from '../parts/machines';
import { bar, disc, line, put, shape, times } from '../../pen';

/** Bottled lightning, with a hint of violets. */
export const perfumeStill =
  shape(COPPER, 'M22 54V36c-12-6-10-26 8-26s20 20 8 26v18Z') +
  shape(COPPER_SHADE, 'M32 10c9 1 14 6 14 13 0 6-3 10-8 13v18h-6Z') +
  bolt(29, 27, 0.95) +
  line(COPPER, 6, 'M36 13C50-6 68 4 76 26') +
  shape('#ecd4ee', 'M64 54c0-10 5-11 5-20h16c0 9 5 10 5 20Z') +
  shape(VIOLET_SHADE, 'M65.5 45h23l1.5 9H64Z') +
  shape('#b07cc0', 'M65.5 45h10l-2 9H64Z') +
  bar(69, 30, 16, 5, BRASS) +
  put(
    105,
    40,
    1,
    shape(GREEN_SHADE, 'M-1 14c-2-8 2-12 0-20 4 6 2 12 3 20Z') +
      times(5, (i) => `<ellipse cx="0" cy="-13" rx="4" ry="6" fill="#9a6fd0" transform="rotate(${i * 72} 0 -7)"/>`) +
      disc(0, -7, 3, SUN) +
      shape(GREEN, 'M0 8c4-6 9-6 11-4-3 4-7 5-11 4Z'),
  ) +
  ground;
