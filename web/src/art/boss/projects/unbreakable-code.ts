import { each, put, shape, solid, stroke } from '../../pen';
import { GREY, RED, STEEL, SUN } from '../paint';
import { halo } from '../parts/backdrops';

/** So good that we cannot read it either. */
export const unbreakableCode =
  halo() +
  stroke(STEEL, 9, 'M46 42V32c0-28 44-28 44 0v10') +
  solid(32, 36, 72, 48, SUN, 7) +
  each(
    ['#!&amp;', '%?*', '@£='],
    (text, i) =>
      `<text x="68" y="${51 + i * 14}" text-anchor="middle" font-family="monospace" font-weight="700" font-size="14" fill="#5d3a06" letter-spacing="5">${text}</text>`,
  ) +
  put(120, 62, 1, shape(GREY, 'M0-14a7 7 0 1 1-2 13.7V14h7v-4H1V6h4V2H1V-.3A7 7 0 0 0 0-14Z'), 30) +
  stroke(RED, 3, 'M112 50l16 24');
