import { shade } from '../../palette';
import { INK, PAPER } from '../paint';
import { line, oval, put, shape } from '../../pen';

export const note = (x: number, y: number, scale = 1, paint = INK): string =>
  put(
    x,
    y,
    scale,
    line(paint, 2.2, 'M3 0v-13l9-3v13') + oval(0.6, 0.5, 3.4, 2.6, paint) + oval(9.6, -2.5, 3.4, 2.6, paint),
  );
export const speech = (x: number, y: number, w: number, h: number, i: string, paint = PAPER, t = 1): string =>
  put(
    x,
    y,
    1,
    shape(
      paint,
      `M4 0h${w - 8}a4 4 0 0 1 4 4v${h - 8}a4 4 0 0 1-4 4H${t > 0 ? 14 : w - 8}l${t > 0 ? -9 : 4} 7 ${t > 0 ? 2 : -6}-7H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z`,
    ) + i,
  );
export const jewel = (x: number, y: number, scale: number, paint = '#8fd3e0'): string =>
  put(
    x,
    y,
    scale,
    shape(paint, 'M-8-6h16l5 6L0 14-13 0Z') +
      shape(shade(paint, 0.72), 'M3 0h10L0 14ZM8-6l5 6H4Z') +
      shape('#fff', 'M-8-6h7l-3 6h-9Z', ' opacity=".6"'),
  );
