import { shade } from '../../palette';
import { bar, disc, oval, put, shape, short, solid, stroke } from '../../pen';
import { INK, PAPER, STEEL, SUN, WOOD } from '../paint';

export const bottle = (x: number, y: number, scale: number, paint: string, more = ''): string =>
  put(
    x,
    y,
    scale,
    bar(-6, -34, 12, 8, WOOD, 2) +
      shape(paint, 'M-7-27H7v9c0 5 10 6 10 16v22a5 5 0 0 1-5 5h-24a5 5 0 0 1-5-5V-2c0-10 10-11 10-16Z') +
      shape(shade(paint), 'M2-27h5v9c0 5 10 6 10 16v22a5 5 0 0 1-5 5H4C8 4 8-10 2-18Z') +
      more,
  );
export const flask = (x: number, y: number, scale: number, paint: string, more = ''): string =>
  put(
    x,
    y,
    scale,
    shape('#e4edf0', 'M-6-26H6v14L20 16a6 6 0 0 1-5 9h-30a6 6 0 0 1-5-9L-6-12Z') +
      shape(paint, 'M-12 2h24l8 14a6 6 0 0 1-5 9h-30a6 6 0 0 1-5-9Z') +
      shape(shade(paint), 'M5 2h7l8 14a6 6 0 0 1-5 9H4c5-7 5-15 1-23Z') +
      bar(-9, -29, 18, 5, '#c9d6db', 2) +
      more,
  );
export const bulb = (x: number, y: number, scale = 1, paint = SUN): string =>
  put(
    x,
    y,
    scale,
    disc(0, -6, 15, paint) +
      shape(shade(paint, 0.88), 'M0-21a15 15 0 0 1 0 30c7-8 7-22 0-30Z') +
      shape(paint, 'M-8 4H8l-2 10H-6Z') +
      bar(-7, 10, 14, 10, STEEL, 2) +
      stroke(shade(STEEL, 0.6), 1.6, 'M-7 15H7'),
  );
export const magnifier = (x: number, y: number, r: number, more = '', paint = '#d8ebef'): string =>
  stroke(WOOD, short(r * 0.38), `M${short(x + r * 0.7)} ${short(y + r * 0.7)}l${short(r * 0.85)} ${short(r * 0.85)}`) +
  disc(x, y, r + 3, INK) +
  disc(x, y, r, paint) +
  more;
export const mug = (x: number, y: number, scale: number, paint: string, more = ''): string =>
  put(
    x,
    y,
    scale,
    stroke(shade(paint), 5, 'M16-6c12-3 12 16 0 14') +
      solid(-18, -14, 36, 32, paint, 5) +
      oval(0, -14, 18, 4.5, shade(paint, 0.6)) +
      more,
  );
export const steam = (x: number, y: number, paint = PAPER): string =>
  stroke(paint, 2.6, `M${x} ${y}c5-4-4-8 1-13M${x + 9} ${y}c5-4-4-8 1-13`);
