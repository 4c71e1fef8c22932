import { ball, disc, put, shape } from '../../pen';
import { LEAF, RED } from '../paint';

export const biscuit = (x: number, y: number, r = 10): string =>
  ball(x, y, r, '#d69a52') +
  disc(x - r * 0.4, y - r * 0.3, r * 0.17, '#6b3d1c') +
  disc(x + r * 0.3, y - r * 0.45, r * 0.17, '#6b3d1c') +
  disc(x + r * 0.1, y + r * 0.2, r * 0.17, '#6b3d1c') +
  disc(x - r * 0.45, y + r * 0.4, r * 0.17, '#6b3d1c') +
  disc(x + r * 0.5, y + r * 0.35, r * 0.17, '#6b3d1c');
export const toast = (x: number, y: number, scale: number, more = ''): string =>
  put(
    x,
    y,
    scale,
    shape(
      '#b9783a',
      'M-22-14C-28-24-14-30 0-30s28 6 22 16c-3 4-3 5-3 10v22a5 5 0 0 1-5 5h-28a5 5 0 0 1-5-5V-4c0-5 0-6-3-10Z',
    ) +
      shape(
        '#eec07c',
        'M-17-14c-4-7 7-11 17-11s21 4 17 11c-3 4-3 6-3 10v19a4 4 0 0 1-4 4h-20a4 4 0 0 1-4-4V-4c0-4 0-6-3-10Z',
      ) +
      more,
  );
export const sandwich = (x: number, y: number, scale: number): string =>
  put(
    x,
    y,
    scale,
    shape('#eec07c', 'M-16 8-2-14c2-2 4-2 6 0L18 8Z') +
      shape(LEAF, 'M-17 8h36v4h-36Z') +
      shape(RED, 'M-15 11h32v3h-32Z') +
      shape('#c98f4a', 'M-17 14h36v5a2 2 0 0 1-2 2h-32a2 2 0 0 1-2-2Z'),
  );
