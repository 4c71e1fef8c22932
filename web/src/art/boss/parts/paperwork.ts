import { bar, put, shape, short, solid, stroke, times, word } from '../../pen';
import { PAPER, RED } from '../paint';

export const sheet = (x: number, y: number, w: number, h: number, tilt = 0, more = '', paint = PAPER): string =>
  put(
    x,
    y,
    1,
    bar(0, 0, w, h, paint, 2) +
      shape('rgb(60 40 20/.07)', `M${short(w * 0.6)} 0h${short(w * 0.4)}v${h}h-${short(w * 0.4)}Z`) +
      (more ||
        stroke(
          '#b9ac98',
          2,
          times(Math.floor(h / 8) - 1, (i) => `M5 ${8 + i * 8}h${short((w - 10) * (i % 3 === 2 ? 0.6 : 1))}`),
        )),
    tilt,
  );
export const bubble = (
  x: number,
  y: number,
  w: number,
  h: number,
  more = '',
  tail: 'l' | 'r' | 'b' = 'l',
  paint = PAPER,
): string =>
  bar(x, y, w, h, paint, 8) +
  shape(
    paint,
    tail === 'l'
      ? `M${x + 4} ${y + h - 8}l-5 14 15-7Z`
      : tail === 'r'
        ? `M${x + w - 4} ${y + h - 8}l5 14-15-7Z`
        : `M${x + w / 2 - 6} ${y + h - 1}l6 9 6-9Z`,
  ) +
  more;
export const envelope = (x: number, y: number, scale: number, tilt = 0, more = ''): string =>
  put(
    x,
    y,
    scale,
    bar(-20, -13, 40, 27, PAPER, 2) +
      shape('#efe6d4', 'M0 1h20v13H0Z') +
      stroke('#a89a84', 2.4, 'M-19-12 0 3l19-15') +
      more,
    tilt,
  );
export const chart = (more: string): string =>
  bar(20, 10, 96, 62, PAPER, 4) + stroke('#8a7a66', 2.6, 'M30 18v44h78') + more;
export const crate = (x: number, y: number, w: number, h: number, paint = '#c0894e'): string =>
  solid(x, y, w, h, paint, 1) + bar(x + w * 0.4, y, w * 0.2, h, 'rgb(255 246 224/.4)');
export const leaf = (x: number, y: number, day: number, tilt: number): string =>
  put(x, y, 1, bar(-10, -10, 20, 22, PAPER, 2) + bar(-10, -10, 20, 7, RED, 2) + word(0, 9, day, 11), tilt);
