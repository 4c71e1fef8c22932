import { shade } from '../../palette';
import { disc, put, shape } from '../../pen';
import { INK } from '../paint';

export const eyes = (x: number, y: number, d = 8, r = 2): string =>
  disc(x - d / 2, y, r, INK) + disc(x + d / 2, y, r, INK);
export const peg = (x: number, y: number, scale: number, paint: string, skin = '#ebbe95', more = ''): string =>
  put(
    x,
    y,
    scale,
    shape(paint, 'M-10 24c0-18 4-22 10-22s10 4 10 22Z') +
      shape(shade(paint), 'M1 2c6 0 9 5 9 22H3Z') +
      disc(0, -5, 7.5, skin) +
      shape(shade(skin, 0.86), 'M1-12.5a7.5 7.5 0 0 1 0 15c3-5 3-10 0-15Z') +
      eyes(0, -5, 6, 1.2) +
      more,
  );
