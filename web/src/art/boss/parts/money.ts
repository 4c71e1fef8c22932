import { shade } from '../../palette';
import { disc, put, shape, short, stroke, word } from '../../pen';
import { PAPER, SUN } from '../paint';

export const coin = (x: number, y: number, r = 9, text = '$'): string =>
  disc(x, y, r, '#c88a1e') +
  disc(x - r * 0.1, y - r * 0.1, r * 0.84, SUN) +
  word(x - r * 0.1, short(y + r * 0.42), text, short(r * 1.35), '#7a4d08');
export const sack = (x: number, y: number, scale: number, paint = '#c9a36a', more = ''): string =>
  put(
    x,
    y,
    scale,
    shape(paint, 'M-7-18H7l3-6h-20Z') +
      shape(paint, 'M-7-18H7C20-8 24 6 22 16c-1 6-6 8-22 8s-21-2-22-8C-24 6-20-8-7-18Z') +
      shape(shade(paint), 'M2-18h5C20-8 24 6 22 16c-1 6-6 8-16 8 6-14 4-30-4-42Z') +
      stroke(shade(paint, 0.6), 3, 'M-8-17H8') +
      more,
  );
export const tag = (x: number, y: number, scale: number, paint: string, text: string | number, tilt = 0): string =>
  put(
    x,
    y,
    scale,
    shape(paint, 'M-22-12H10L24 0 10 12h-32Z') +
      shape(shade(paint), 'M4-12h6L24 0 10 12H4Z') +
      disc(14, 0, 2.6, PAPER) +
      word(-7, 6, text, 16, PAPER),
    tilt,
  );
