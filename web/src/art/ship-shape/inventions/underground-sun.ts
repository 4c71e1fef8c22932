import { BLUE, BRASS_SHADE, GREEN_SHADE, INK, LAMP, ROCK, ROCK_SHADE, SUN } from '../paint';
import { backdrop } from '../parts/backdrops';
import { passenger } from '../parts/figures';
import { rock } from '../parts/land';
import { burst } from '../parts/sky';
import { bar, disc, line, shape, stroke } from '../../pen';

/** Daylight for miners, sunburn for foremen. */
export const undergroundSun =
  backdrop(ROCK_SHADE) +
  shape(ROCK, 'M-120-20h400v34c-20 12-34-4-50 6s-26-6-44 2-30-10-46 0-36-6-52 4-40-2-56 2-70 0-152-8Z') +
  disc(80, 52, 44, 'rgb(255 236 170/.28)') +
  burst(80, 50, 12, 38, 27, SUN) +
  disc(80, 50, 24, '#ffd978') +
  disc(80, 50, 17, LAMP) +
  disc(73, 46, 2.6, INK) +
  disc(87, 46, 2.6, INK) +
  stroke(INK, 2.6, 'M72 55c5 5 11 5 16 0') +
  line(INK, 3, 'M80 10v16') +
  bar(70, 5, 20, 8, BRASS_SHADE) +
  line(BRASS_SHADE, 4, 'M62 84c8 6 28 6 36 0') +
  bar(77, 86, 6, 12, BRASS_SHADE) +
  passenger(28, 96, 1.7, BLUE, 'lamp') +
  shape(INK, 'M19 70h7v4h-7Zm10 0h7v4h-7Zm-4 1h5v1.5h-5Z') +
  passenger(132, 96, 1.7, GREEN_SHADE, 'bowl', '#e0604a') +
  stroke(INK, 1.6, 'M129 77c2-2 4-2 6 0') +
  stroke('#e0604a', 2, 'M124 60v-8m8 7v-8m8 9v-8') +
  shape(ROCK, 'M-120 96h400v40H-120Z') +
  rock(4, 97, 1) +
  rock(160, 97, 1.1);
