import { shade } from '../../palette';
import { GREEN, GREEN_SHADE, INK, SOIL, STEEL, WOOD_SHADE } from '../paint';
import { bar, disc, line, put, shape, times } from '../../pen';

export const flat = (y: number, paint = SOIL): string => bar(-150, y, 460, 120, paint);
export const ground = flat(54);
export const rails = (y: number, x0 = -150, x1 = 310): string =>
  bar(x0, y, x1 - x0, 70, SOIL) +
  bar(x0, y - 1, x1 - x0, 3, INK) +
  line(
    '#6b4022',
    4,
    times(Math.floor((x1 - x0) / 11), (i) => `M${x0 + 3 + i * 11} ${y + 5}h6`),
  );
export const hills = (y: number, paint = GREEN_SHADE, o = 0.4): string =>
  shape(paint, `M-120 ${y}c40-16 80-18 120-6s70 2 100-8 90 0 180 4v60H-120Z`, ` opacity="${o}"`);
export const tree = (x: number, y: number, scale: number, paint = GREEN_SHADE, t = WOOD_SHADE): string =>
  put(
    x,
    y,
    scale,
    bar(-2, -10, 4, 10, t) + disc(0, -16, 9, paint) + shape(shade(paint), 'M2-24.8a9 9 0 0 1 0 17.6c4-5 4-13 0-17.6Z'),
  );
export const palm = (x: number, y: number, scale: number): string =>
  put(
    x,
    y,
    scale,
    line(WOOD_SHADE, 4, 'M0 0c4-10 2-20-2-30') +
      shape(
        GREEN_SHADE,
        'M-2-30c-10-6-18 0-20 8 8-4 14-4 20-8Zm0 0c-4-9-14-12-20-8 7 1 14 4 20 8Zm0 0c10-6 18 0 20 8-8-4-14-4-20-8Z',
      ) +
      shape(GREEN, 'M-2-30c4-9 14-12 20-8-7 1-14 4-20 8Zm0 0c-2 6-6 10-6 16 5-3 8-10 6-16Z') +
      disc(0, -27, 2.6, '#7a4a20') +
      disc(-5, -27, 2.4, '#7a4a20'),
  );
export const rock = (x: number, y: number, scale: number, paint = STEEL): string =>
  put(x, y, scale, shape(paint, 'm-9 0 2-9 6-4 7 3 4 10Z') + shape(shade(paint), 'm-1-13 7 3 4 10H3Z'));
export const carrot = (x: number, y: number, scale: number): string =>
  put(x, y, scale, shape('#e5792a', 'M-4-4 4 0-8 8Z') + shape(GREEN, 'm1-3 5-6 2 3-4 5Zm2 1 7-2 0 3-6 2Z'));
