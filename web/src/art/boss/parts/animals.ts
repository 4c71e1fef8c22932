import { shade } from '../../palette';
import { disc, each, oval, put, shape, stroke, word } from '../../pen';
import { INK, PAPER, RED, SUN } from '../paint';
import { eyes } from './faces';

export const cat = (x: number, y: number, scale = 1, paint = INK, e = SUN): string =>
  put(
    x,
    y,
    scale,
    shape(paint, 'M-16 0c-2-12 2-19 10-21-5-4-6-12-4-19l7 5h9l7-5c2 7 1 15-4 19 8 2 12 9 10 21Z') +
      disc(-3, -29, 1.8, e) +
      disc(6, -29, 1.8, e) +
      stroke(paint, 5, 'M18-2c10-2 12-10 8-16'),
  );
export const pigeon = (x: number, y: number, scale = 1, paint = '#7f8796', more = ''): string =>
  put(
    x,
    y,
    scale,
    stroke('#c9503c', 2, 'M-3 12v7M4 12v7') +
      shape(paint, 'M-20 12c4-4 6-16 14-20 2-8 14-10 18-2l5 3-5 2c2 12-6 18-16 18-6 0-10-1-16-1Z') +
      shape(shade(paint), 'M-14 9c4-8 12-10 18-6-2 8-10 10-18 6Z') +
      shape('#4c8f7c', 'M-5-7c4 4 11 4 16 0l1 6c-6 4-14 3-18-1Z') +
      disc(7, -11, 2.2, SUN) +
      disc(7, -11, 1, INK) +
      more,
  );
export const dog = (x: number, y: number, scale: number): string =>
  put(
    x,
    y,
    scale,
    shape('#8a5a2c', 'M-22-14c-10 2-12 22-6 30 6 0 8-8 8-16Zm44 0c10 2 12 22 6 30-6 0-8-8-8-16Z') +
      shape('#d9a566', 'M-22-8c0-16 12-20 22-20s22 4 22 20c0 20-8 34-22 34S-22 12-22-8Z') +
      shape('#bf8a4c', 'M6-28C16-26 22-20 22-8c0 20-8 34-22 34 10-10 12-34 6-54Z') +
      oval(0, 10, 12, 10, '#f3e0c0') +
      oval(0, 4, 5, 3.5, INK) +
      stroke(INK, 2, 'M0 8v4M-6 13c2 3 5 2 6-1 1 3 4 4 6 1') +
      eyes(0, -7, 18, 2.6),
  );
export const squirrel = (x: number, y: number, scale: number): string =>
  put(
    x,
    y,
    scale,
    shape('#a8561f', 'M10 24C34 24 38-6 26-18 18-26 6-22 8-12c8-2 10 6 4 14-4 6-6 14-2 22Z') +
      shape('#c4702c', 'M-14 26c-4-16 2-26 10-28-8-4-10-16-2-22l3-7 5 6c8 1 14 8 10 16-2 4-4 6-6 7 10 4 14 16 10 28Z') +
      shape('#f6dcb4', 'M-4 26c-4-12 0-20 6-22 4 6 4 14 0 22Z') +
      disc(-3, -16, 2.2, INK) +
      disc(-11, -11, 2, INK),
  );
export const sheep = (x: number, y: number, scale: number, text: string | number): string =>
  put(
    x,
    y,
    scale,
    stroke(INK, 3, 'M-8 10v10M8 10v10') +
      each(
        [
          [-12, 0],
          [-5, -9],
          [6, -9],
          [13, 0],
          [6, 8],
          [-6, 8],
          [0, 0],
        ],
        ([a, band]) => disc(a, band, 9, PAPER),
      ) +
      oval(18, -4, 6, 7, INK) +
      disc(19, -5, 1.4, PAPER) +
      word(-1, 6, text, 17),
  );
export const whale = (x: number, y: number, scale: number, paint: string): string =>
  put(
    x,
    y,
    scale,
    shape(
      paint,
      'M-30 0c0-20 16-26 32-26 20 0 28 14 30 26 6-2 10-8 10-14 6 4 10 14 2 22-8 8-20 12-40 12S-30 14-30 0Z',
    ) +
      shape('#dbe6ec', 'M-28 6c8 8 30 12 56 4-8 8-20 10-26 10-16 0-28-4-30-14Z') +
      oval(-19, 4, 6, 7, '#5a2230') +
      disc(-8, -8, 2.4, INK) +
      shape(RED, 'M-8 16l8 4-8 5Zm16 0-8 4 8 5Z'),
  );
export const flamingo = (x: number, y: number, scale: number): string =>
  put(
    x,
    y,
    scale,
    stroke('#c4507a', 2.4, 'M-2 16v26M4 14v14l-5 6') +
      shape('#ee86a8', 'M-16 6c2-14 18-18 26-8 6 8 0 20-12 20-8 0-14-4-14-12Z') +
      shape('#d4688c', 'M6-4c8 4 8 20-6 22 6-6 8-14 6-22Z') +
      stroke('#ee86a8', 4.5, 'M10 0c14-6-2-16 2-26 2-5 8-6 10-2') +
      shape(PAPER, 'M20-29l9 5-4 6-5-4Z') +
      shape(INK, 'M25-20l4-4-2 8Z') +
      disc(18, -28, 1.3, INK),
  );
export const shell = (x: number, y: number, scale: number, paint: string): string =>
  put(
    x,
    y,
    scale,
    shape(paint, 'M0 14C-20 4-20-12 0-16c20 4 20 20 0 30Z') +
      stroke(shade(paint, 0.75), 1.8, 'M0 12v-26M0 12-9-12M0 12 9-12M0 12-15-5M0 12 15-5') +
      shape(shade(paint), 'M-6 12h12l-2 6h-8Z'),
  );
