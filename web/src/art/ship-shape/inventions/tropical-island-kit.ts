import { INK, PAPER, RED, SEA, STEEL, SUN } from '../paint';
import { openSea } from '../parts/backdrops';
import { palm } from '../parts/land';
import { sea, wavePath } from '../parts/water';
import { bar, disc, line, put, shape, stroke } from '../../pen';

/** Some assembly; palms included. */
export const tropicalIslandKit =
  openSea +
  disc(134, 20, 13, SUN) +
  sea(76) +
  put(
    76,
    90,
    1,
    shape('#f0dca8', 'M-34-24c12-14 54-16 70 0l-4 12h-62Z') +
      palm(-8, -28, 1.05) +
      palm(16, -28, 0.8) +
      shape('#b98a4e', 'M-44-20h88v34h-88Z') +
      shape('#96693a', 'M8-20h36v34H8Z') +
      line('#7a5228', 2.5, 'M-44-9h88M-44 3h88M-22-20v34M22-20v34') +
      shape('#d9ab6a', 'M-44-20-60-34h20l12 14ZM44-20l16-14H40L28-20Z') +
      shape(RED, 'M-36-4h20v10h-20Z') +
      shape(PAPER, 'm-30-2 4-1v6h-3') +
      shape(PAPER, 'M0-14h16v12H0Z') +
      palm(8, -3, 0.22),
  ) +
  put(
    142,
    66,
    1,
    bar(-16, -16, 32, 34, PAPER) + palm(-5, 6, 0.4) + stroke(INK, 1.8, 'M3-4h8M7-8v8') + line(INK, 1.5, 'M-11 12h22'),
    8,
  ) +
  shape(SEA, wavePath(96, 4, 24)) +
  put(
    16,
    76,
    1,
    bar(-13, -6, 26, 4, STEEL) + shape(STEEL, 'M-20-10c-4 2-4 10 0 12v-4h5v-4h-5Zm40 0c4 2 4 10 0 12v-4h-5v-4h5Z'),
    -24,
  );
