import { ball, bar, put, shape, word } from '../../pen';
import { INK, LEAF, SUN } from '../paint';
import { ground } from '../parts/backdrops';
import { building } from '../parts/buildings';

/** Forty floors; the lift stops at six. */
export const regionalGlobalHq =
  ground('#8a6a1a', 80) +
  building(12, 50, 22, 30, '#c9a36a', 2, 2) +
  building(102, 46, 24, 34, '#b8914e', 2, 2) +
  building(42, 24, 52, 58, '#5a7894', 4, 5, '#cfe6f0', '#3c5870') +
  bar(64, 24, 8, 58, INK) +
  bar(62, 62, 12, 9, SUN, 1) +
  word(68, 70, '6', 9) +
  put(
    0,
    4,
    1,
    ball(68, 14, 12, '#2f7d9a') + shape(LEAF, 'M58 10c4-8 12-6 14-2s-4 6-8 6-6 2-6-4Zm12 8c4-4 8-2 10 0-2 5-6 7-10 7Z'),
  );
