import { shade, SUN } from '../../palette';

/** Coins on top of each other. */
export const stack = (x: number, y: number, coins: number): string =>
  Array.from(
    { length: coins },
    (_, i) => `<ellipse cx="${x}" cy="${y - i * 4}" rx="11" ry="4" fill="${i % 2 ? shade(SUN, 0.86) : SUN}"/>`,
  ).join('');
