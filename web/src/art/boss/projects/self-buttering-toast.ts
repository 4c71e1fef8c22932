import { put, shape, stroke } from '../../pen';
import { PAPER, SUN } from '../paint';

/** It lands butter side up. Nobody knows why. */
export const selfButteringToast =
  shape(PAPER, 'M20 88c6-14 90-14 96 0Z') +
  shape('rgb(0 0 0/.06)', 'M20 88c6-14 90-14 96 0Z') +
  put(
    64,
    50,
    1,
    put(
      -64,
      -50,
      1,
      shape(
        '#b9783a',
        'M38 30c-8-12 8-20 26-20s34 8 26 20c-3 4-3 6-3 12v28a6 6 0 0 1-6 6H47a6 6 0 0 1-6-6V42c0-6 0-8-3-12Z',
      ) +
        shape(
          '#eec07c',
          'M44 30c-5-8 7-14 20-14s25 6 20 14c-3 5-3 7-3 12v24a4 4 0 0 1-4 4H51a4 4 0 0 1-4-4V42c0-5 0-7-3-12Z',
        ) +
        shape(SUN, 'M52 38h22l3 14H50Z') +
        shape('#ffe08a', 'M52 38h22l-2-6H56Z') +
        shape(SUN, 'M54 52c0 6 4 6 4 0M66 52c0 9 5 9 5 0'),
    ),
    -9,
  ) +
  stroke(PAPER, 3.5, 'M104 16c8 6 11 16 9 26M22 26c-5 7-6 15-3 23') +
  stroke(PAPER, 3, 'm108 46 5-3 2 6M15 48l5 3 3-6');
