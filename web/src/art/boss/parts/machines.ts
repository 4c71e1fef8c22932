import { shade } from '../../palette';
import { bar, disc, each, put, shape, word } from '../../pen';
import { GLASS, GREY, INK, PAPER, STEEL, SUN } from '../paint';

export const wheel = (x: number, y: number, r: number): string => disc(x, y, r, INK) + disc(x, y, r * 0.4, SUN);
export const train = (x: number, y: number, scale: number, paint: string): string =>
  put(
    x,
    y,
    scale,
    shape(paint, 'M-26 20V-14c0-12 10-18 26-18s26 6 26 18v34Z') +
      shape(shade(paint), 'M6-32c12 1 20 7 20 18v34H10c4-18 2-36-4-52Z') +
      bar(-19, -22, 38, 18, GLASS, 4) +
      disc(-15, 8, 5, SUN) +
      disc(15, 8, 5, SUN) +
      bar(-28, 20, 56, 6, INK, 2),
  );
export const phone = (x: number, y: number, w: number, h: number, more = ''): string =>
  bar(x, y, w, h, INK, 6) +
  bar(x + 3, y + 5, w - 6, h - 12, '#dfe2f7', 2) +
  disc(x + w / 2, y + h - 3.5, 1.6, GREY) +
  more;
export const screen = (
  x: number,
  y: number,
  w: number,
  h: number,
  more = '',
  paint = '#2b3350',
  stand = true,
): string =>
  (stand ? bar(x + w / 2 - 5, y + h, 10, 8, STEEL) + bar(x + w / 2 - 14, y + h + 7, 28, 4, shade(STEEL), 2) : '') +
  bar(x, y, w, h, INK, 4) +
  bar(x + 3, y + 3, w - 6, h - 6, paint, 2) +
  more;
export const spanner = (x: number, y: number, tilt: number, paint: string, text: string | number): string =>
  put(
    x,
    y,
    1,
    shape(paint, 'M-5-8-5 30a5 5 0 0 0 10 0V-8c10-5 10-20 1-25v14H-6v-14c-9 5-9 20 1 25Z') +
      shape(shade(paint), 'M0-12h5v4c10-5 10-20 1-25v14H0Z') +
      word(0, 27, text, 10, PAPER),
    tilt,
  );
export const knobs = (x: number, y: number, paint: readonly string[]): string =>
  each(paint, (paint, i) => disc(x + i * 8, y, 2.6, paint));
