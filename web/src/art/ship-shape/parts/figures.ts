import { shade } from '../../palette';
import { BLUE, INK, LAMP, PAPER, RED, RUST, SKIN, SUN } from '../paint';
import { bar, disc, line, put, shape } from '../../pen';

const CAPS = {
  cap: shape(INK, 'M-5.5-17c0-8 11-8 11 0h2v2h-13Z'),
  top: shape(INK, 'M-5-29H5l-.6 10h-8.8ZM-8-20H8v2.8H-8Z') + bar(-4.6, -22, 9.2, 2, RED),
  bowl: shape(INK, 'M-5-18c0-9 10-9 10 0h3v2.4H-8V-18Z'),
  chef: shape('#fff', 'M-5-17v-5c-4-1-4-8 1-7 1-4 7-4 8 0 5-1 5 6 1 7v5Z'),
  straw: shape('#e7b95a', 'M-5-18c0-8 10-8 10 0h5v2.4H-10V-18Z') + bar(-5, -20, 10, 2, RUST),
  mort: shape(INK, 'M-10-22 0-26l10 4-10 4ZM-5-20H5v4H-5Z') + line(SUN, 1.4, 'M9-22v6'),
  sail: shape(PAPER, 'M-6-17c0-7 12-7 12 0Z') + shape(BLUE, 'M-6-18.5H6v2H-6Z'),
  hair: shape('#5a2d18', 'M-5.6-15c-1-10 12-10 11.2 0-2-4-8-4-11.2 0Z'),
  lamp: shape(SUN, 'M-5.5-17c0-8 11-8 11 0h2v2H-7Z') + disc(-3, -21, 2.4, LAMP),
  fire: shape(RED, 'M-5.5-17c0-8 11-8 11 0h2v2h-13Z'),
};
export const passenger = (
  x: number,
  y: number,
  scale: number,
  coat = BLUE,
  hat: keyof typeof CAPS = 'cap',
  sk = SKIN,
): string =>
  put(
    x,
    y,
    scale,
    shape(coat, 'M-8 0c0-15 16-15 16 0Z') +
      shape(shade(coat), 'M1-11c5 1 7 5 7 11H2Z') +
      disc(0, -15.5, 5.2, sk) +
      disc(-2, -15, 0.9, INK) +
      disc(2.2, -15, 0.9, INK) +
      CAPS[hat],
  );
/** Donkey, pony, mule, horse, cow: four legs, facing left, hooves at y. */
export const beast = (
  x: number,
  y: number,
  scale: number,
  paint: string,
  o: { readonly mane?: string; readonly ear?: 0 | 1; readonly x?: string } = {},
): string =>
  put(
    x,
    y,
    scale,
    line(shade(paint, 0.6), 2.4, 'M14-23c5 2 4 9 5 13') +
      shape(shade(paint), 'M-9-13h4v13h-4ZM8-13h4v13H8Z') +
      shape(
        paint,
        `M-14-25h26c4 0 5 5 4 9v16h-4.5v-10c-8 3-16 3-21 0v10H-14v-12l-3-5-5-11c-3 2-7 4-9 3-3-2-1-5 2-7 4-4 7-6 11-6 4 1 6 7 8 13Z`,
      ) +
      shape(o.mane ?? shade(paint, 0.6), 'M-17-38c4 1 7 8 9 13l-4 0c-2-5-4-9-7-12Z') +
      (o.ear === 0
        ? shape(paint, 'M-20-38l2-5 3 6Z')
        : shape(paint, `M-20-37c-3-5-3-9-1-12 3 2 4 7 4 11Zm4 1c0-6 2-9 5-11 1 4-1 9-3 12Z`)) +
      disc(-23, -33.5, 1.2, INK) +
      (o.x ?? ''),
  );
