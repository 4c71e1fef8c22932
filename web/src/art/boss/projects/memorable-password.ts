import { bar, disc, put, shape, solid, stroke, word } from '../../pen';
import { INK, SUN } from '../paint';
import { halo } from '../parts/backdrops';

/** It is printed on the inside of the box. */
export const memorablePassword =
  halo() +
  shape('#d9ae74', 'M34 40 22 14h92L102 40Z') +
  shape('#c2955a', 'M68 14h46l-12 26H68Z') +
  word(68, 35, '1234', 21, INK) +
  solid(34, 40, 68, 44, '#c0894e') +
  bar(34, 40, 68, 7, '#8a5a2c') +
  put(
    68,
    66,
    1,
    stroke(INK, 4, 'M-7-4v-5a7 7 0 0 1 14 0v5') +
      bar(-11, -5, 22, 18, SUN, 3) +
      bar(0, -5, 11, 18, '#d9921c', 3) +
      disc(0, 3, 2.6, INK) +
      bar(-1, 3, 2, 6, INK),
  );
