import { shade } from '../../palette';
import { bar, disc, each, put, shape } from '../../pen';
import { NIGHT, PAPER } from '../paint';

/** The pale disc behind a subject. */
export const halo = (x = 68, y = 48, r = 40): string => disc(x, y, r, 'var(--halo)');
export const ground = (paint: string, y = 76): string => bar(0, y, 136, 88 - y, paint);
export const nightSky =
  bar(0, 0, 136, 88, NIGHT) +
  each(
    [
      [14, 12],
      [40, 8],
      [70, 18],
      [96, 9],
      [122, 20],
      [24, 34],
      [112, 40],
    ],
    ([x, y]) => disc(x, y, 1.3, PAPER),
  );
export const sea = bar(0, 0, 136, 88, '#1f4f77') + shape('#194263', 'M0 30c20-8 40 8 68 0s48-8 68 0v58H0Z');
export const board = (more: string, paint = '#24423a'): string =>
  bar(10, 8, 116, 64, '#7a4a22', 4) + bar(14, 12, 108, 56, paint, 2) + more;
export const cloud = (x: number, y: number, scale = 1, paint = PAPER): string =>
  put(
    x,
    y,
    scale,
    shape(paint, 'M-20 10a9 9 0 0 1 1-18 13 13 0 0 1 25-4 11 11 0 0 1 14 22Z') +
      shape(shade(paint, 0.88), 'M4 10c8-4 10-14 2-22a11 11 0 0 1 14 22Z'),
  );
