import { shade } from '../../palette';
import { bar, each, put, shape, solid, stroke, times } from '../../pen';
import { GLASS, INK, PAPER, RED, WOOD } from '../paint';

export const building = (
  x: number,
  y: number,
  w: number,
  h: number,
  paint: string,
  nx: number,
  ny: number,
  lit = '#ffe08a',
  dim = 'rgb(0 0 0/.28)',
): string =>
  solid(x, y, w, h, paint, 1) +
  times(nx * ny, (i) =>
    bar(
      x + 4 + (i % nx) * ((w - 8 + 4) / nx),
      y + 5 + Math.floor(i / nx) * ((h - 8) / ny),
      (w - 8 + 4) / nx - 4,
      (h - 8) / ny - 5,
      (i * 7 + ny) % 3 ? lit : dim,
    ),
  );
export const house = (x: number, y: number, scale: number, paint = PAPER, roof = RED): string =>
  put(
    x,
    y,
    scale,
    solid(-17, -12, 34, 28, paint) +
      shape(roof, 'M-23-10 0-30l23 20Z') +
      shape(shade(roof), 'M0-30l23 20H6Z') +
      bar(-11, -5, 9, 9, GLASS) +
      bar(3, -2, 9, 18, WOOD),
  );
export const columns = (x: number, y: number, scale: number, paint = PAPER, roof = ''): string =>
  put(
    x,
    y,
    scale,
    shape(roof || paint, 'M-34-14 0-34l34 20Z') +
      shape(shade(roof || paint, 0.86), 'M0-34l34 20H8Z') +
      bar(-32, -14, 64, 5, shade(paint, 0.86)) +
      each([-26, -11, 4, 19], (a) => bar(a, -9, 8, 28, paint) + bar(a + 5, -9, 3, 28, shade(paint, 0.86))) +
      bar(-36, 19, 72, 6, shade(paint, 0.86)),
  );
export const umbrella = (x: number, y: number, scale: number, paint = RED): string =>
  put(
    x,
    y,
    scale,
    stroke(INK, 3.5, 'M0-22V22c0 8 11 8 11 0') +
      shape(paint, 'M-34 2c0-30 68-30 68 0-6-5-13-5-17 0-5-5-12-5-17 0-5-5-12-5-17 0-5-5-12-5-17 0Z') +
      shape(shade(paint), 'M0-22c22 0 34 10 34 24-6-5-13-5-17 0-1-10-7-18-17-24Z'),
  );
