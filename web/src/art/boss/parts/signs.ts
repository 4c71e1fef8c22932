import { shade } from '../../palette';
import { disc, oval, put, shape, stroke } from '../../pen';
import { INK, LEAF, PAPER, RED, SUN } from '../paint';

export const star = (x: number, y: number, scale: number, paint = SUN): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="m0-10 2.9 6.5 7.1.8-5.3 4.8 1.5 7L0 5.6l-6.2 3.5 1.5-7-5.3-4.8 7.1-.8Z" fill="${paint}"/>`;
export const flame = (x: number, y: number, scale = 1): string =>
  put(
    x,
    y,
    scale,
    shape('#e4582a', 'M0-20c2 8 12 10 12 22a12 12 0 0 1-24 0c0-6 3-8 4-13 3 2 4 4 4 6 3-4 5-9 4-15Z') +
      shape(SUN, 'M0-4c1 4 6 5 6 11a6 6 0 0 1-12 0c0-5 5-6 6-11Z'),
  );
export const crown = (x: number, y: number, scale: number): string =>
  put(x, y, scale, shape(SUN, 'M-18 9-20-9l10 7L0-13 10-2l10-7-2 18Z') + shape('#d9921c', 'M-18 9h36v5h-36Z'));
export const tick = (x: number, y: number, scale = 1, paint = LEAF): string =>
  put(x, y, scale, stroke(paint, 4, 'M-6 0l4 5 8-10'));
export const cross = (x: number, y: number, scale = 1, paint = RED): string =>
  put(x, y, scale, stroke(paint, 4, 'M-6-6 6 6M6-6-6 6'));
export const note = (x: number, y: number, scale = 1, paint = PAPER): string =>
  put(x, y, scale, stroke(paint, 2.6, 'M0 0v-16l10-3v15') + oval(-3, 1, 4, 3, paint) + oval(7, -3, 4, 3, paint));
export const mortarboard = (x: number, y: number, scale: number, tilt = 0, paint = INK): string =>
  put(
    x,
    y,
    scale,
    shape(shade(paint, 1.3), 'M-12 0v8c4 6 20 6 24 0V0Z') +
      shape(paint, 'M-24-4 0-14l24 10L0 6Z') +
      stroke(SUN, 2, 'M18-2v12') +
      disc(18, 11, 2.4, SUN),
    tilt,
  );
