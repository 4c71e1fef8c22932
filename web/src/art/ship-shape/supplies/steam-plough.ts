import { BRASS, CREAM, GREEN_SHADE, INK, PAPER, RED, STEEL } from '../paint';
import { passenger } from '../parts/figures';
import { ground } from '../parts/land';
import { wheel } from '../parts/machines';
import { smoke } from '../parts/sky';
import { bar, block, disc, each, line, put, shape, times } from '../../pen';

/** Ploughs an acre in an hour and the fence in a minute. */
export const steamPlough =
  smoke(30, 8, 0.7) +
  bar(26, 10, 9, 18, INK) +
  bar(24, 8, 13, 4, BRASS) +
  bar(14, 25, 48, 20, GREEN_SHADE, 5) +
  shape('#3d5f20', 'M14 35h48v10H14Z') +
  line(BRASS, 2.5, 'M26 25v20M38 25v20') +
  block(50, 14, 20, 31, '#3d5f20') +
  bar(47, 10, 26, 4, INK) +
  passenger(60, 32, 0.75, RED, 'straw') +
  wheel(26, 46, 8) +
  wheel(59, 43, 11) +
  shape(STEEL, 'M70 40h20l12 14H84c-4-8-8-10-14-12Z') +
  ground +
  shape('#6b4022', 'M72 54c4-8 8-8 12-2 4-6 8-6 12 0 4-6 8-4 12 2v6H72Z') +
  each(
    [
      [6, 42, -34],
      [16, 20, 28],
      [3, 18, -12],
    ],
    ([x, y, t]) =>
      put(
        x,
        y,
        1,
        shape(PAPER, 'M-3.5 12V-8L0-13l3.5 5v20Z') + shape(CREAM, 'M0-13l3.5 5v20H0Z') + disc(0, -3, 1, INK),
        t,
      ),
  ) +
  put(
    -14,
    54,
    1,
    line(PAPER, 3.5, 'M-136-16H14') + times(5, (i) => shape(PAPER, `M${-40 + i * 12} 0v-22l3.5-5 3.5 5V0Z`)),
  );
