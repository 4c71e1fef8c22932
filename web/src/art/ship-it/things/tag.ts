import { at } from '../../at';
import { INK, shade, SUN } from '../../palette';

/** A price tag. */
export const tag = (x: number, y: number, tilt: number, price: string): string =>
  at(
    x,
    y,
    1,
    `<path d="M-20 0-10-12h34v24h-34Z" fill="${SUN}"/><path d="M-20 0h44v12h-34Z" fill="${shade(SUN, 0.9)}"/><circle cx="-10" r="3" fill="${INK}"/><text x="8" y="5.5" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-weight="700" font-size="16" fill="#2a1d00">${price}</text>`,
    tilt,
  );
