import { bar, each, put, shape, stroke } from '../../pen';
import { INK, PAPER } from '../paint';

/** The soup of the day, every day, everywhere. */
export const franchiseTheCanteen =
  each(
    [
      [4, 34, '#c9503c', 0.82],
      [92, 34, '#c9503c', 0.82],
      [40, 20, '#b8323a', 1.15],
    ],
    ([x, y, paint, scale]) =>
      put(
        x,
        y,
        scale,
        bar(4, 14, 42, 46, PAPER) +
          bar(25, 14, 21, 46, '#e9dfcb') +
          bar(9, 32, 17, 16, '#7fb3c8', 1.5) +
          bar(30, 32, 11, 28, '#7a4a22') +
          shape(
            paint,
            'M0 12h50l-2 12a4.2 4.2 0 0 1-8 0 4.2 4.2 0 0 1-8 0 4.2 4.2 0 0 1-8 0 4.2 4.2 0 0 1-8 0 4.2 4.2 0 0 1-8 0 4.2 4.2 0 0 1-6 0Z',
          ) +
          shape(PAPER, 'M8 12h8v13a4.2 4.2 0 0 1-8-1Zm16 0h8v12a4.2 4.2 0 0 1-8 0Zm16 0h8l-1 12a4.2 4.2 0 0 1-7 0Z') +
          shape(INK, 'M15 4h20c0 6-4 8-10 8s-10-2-10-8Z') +
          stroke(PAPER, 1.6, 'M22 1c2-2-2-3 0-5M28 1c2-2-2-3 0-5'),
      ),
  ) + shape('#8a6a1a', 'M0 84h136v4H0Z');
