import { at } from '../../at';
import { SUN } from '../../palette';

export const flame = (x: number, y: number, scale: number, tilt = 0): string =>
  at(
    x,
    y,
    scale,
    `<path d="M-8 0h16c1 9-4 14-8 22-4-8-9-13-8-22Z" fill="#e0632a"/><path d="M-4 0h8c0 5-2 8-4 12-2-4-4-7-4-12Z" fill="${SUN}"/>`,
    tilt,
  );
