import { shade } from '../../palette';
import { bar, nth, put, shape, times, word } from '../../pen';
import { BLUE, INK, PAPER, RED, SUN, TEAL, WOOD } from '../paint';
import { peg } from '../parts/faces';

/** Four thousand pens, no leads. */
export const tradeFairStand =
  bar(20, 26, 96, 6, WOOD) +
  bar(22, 26, 5, 62, WOOD) +
  bar(109, 26, 5, 62, shade(WOOD)) +
  bar(16, 6, 104, 22, RED, 3) +
  word(68, 22, 'Free pens', 15, PAPER) +
  shape('#d9d2c4', 'M22 88c6-12 10-22 18-22 6-16 20-22 28-22s18 8 24 22c10 0 16 12 20 22Z') +
  times(19, (i) =>
    put(
      nth([68, 58, 78, 50, 64, 76, 86, 44, 56, 70, 82, 92, 38, 50, 62, 74, 86, 98, 32], i),
      nth([52, 58, 58, 66, 64, 68, 66, 74, 74, 74, 76, 76, 82, 82, 83, 82, 83, 82, 84], i),
      1,
      bar(-9, -2, 14, 4, nth([RED, BLUE, TEAL, SUN], i), 2) + shape(INK, 'M5-2 10 0 5 2Z'),
      (i * 53) % 180,
    ),
  ) +
  peg(122, 68, 0.7, INK);
