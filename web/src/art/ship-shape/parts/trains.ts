import { shade } from '../../palette';
import { BRASS, INK, LAMP, RED, STEEL } from '../paint';
import { bar, block, disc, line, put, shape } from '../../pen';
import { wheel } from './machines';

export const engine = (x: number, y: number, scale: number, paint = RED): string =>
  put(
    x,
    y,
    scale,
    bar(4, -50, 10, 18, INK) +
      shape(BRASS, 'M1-52h16v5H1Z') +
      bar(-6, -34, 36, 22, paint, 4) +
      shape(shade(paint), 'M-6-22h36v10H-6Z') +
      line(BRASS, 2.5, 'M6-34v22M18-34v22') +
      disc(24, -36, 4, BRASS) +
      block(26, -46, 22, 34, shade(paint, 0.9)) +
      bar(23, -50, 28, 5, INK) +
      bar(31, -41, 11, 10, LAMP) +
      bar(-10, -14, 60, 5, INK) +
      shape(INK, 'm-10-10-8 10h10Z') +
      disc(-7, -27, 3.6, LAMP),
  );
export const engineWheels = (x: number, y: number, scale: number): string =>
  put(x, y, scale, wheel(2, -6, 6) + wheel(17, -6, 6) + wheel(38, -8, 8) + line(STEEL, 2.4, 'M2-6h36'));
export const waggon = (x: number, y: number, w: number, h: number, paint: string, i = ''): string =>
  i + block(x, y - h, w, h, paint) + wheel(x + w * 0.25, y + 2, 4.5) + wheel(x + w * 0.75, y + 2, 4.5);
