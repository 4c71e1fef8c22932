import { BRASS, INK, PAPER, RED, RED_SHADE, ROSE, SUN, WOOD, WOOD_SHADE } from '../paint';
import { underwater } from '../parts/backdrops';
import { glasshouse } from '../parts/buildings';
import { bulb } from '../parts/machines';
import { rays } from '../parts/sky';
import { bubbles, seabed, weed } from '../parts/water';
import { bar, disc, line, oval, put, shape, stroke } from '../../pen';

/** Keeps the oysters warm, calm and flattered. */
export const pearlIncubator =
  underwater +
  seabed(94) +
  glasshouse(18, 94, 124, 84, 6, '#bfe6e6', BRASS) +
  put(
    80,
    84,
    1,
    bar(-46, -6, 92, 12, WOOD) +
      bar(-50, -26, 7, 34, WOOD_SHADE) +
      bar(43, -18, 7, 26, WOOD_SHADE) +
      shape(PAPER, 'M-42-14c4-8 20-8 24 0v8h-24Z') +
      shape('#8797a6', 'M-32-8C-40-50 40-50 32-8Z') +
      stroke(
        '#6f8090',
        2,
        'M-24-12c-3-8-3-14 0-20m12 18c-2-10-2-17 0-24m12 24v-26m12 26c2-10 2-17 0-24m12 22c3-8 3-14 0-20',
      ) +
      shape('#f6e4e8', 'M-24-6C-28-30 28-30 24-6Z') +
      shape('#8797a6', 'M-34-8c8 3 60 3 68 0-4 14-64 14-68 0Z') +
      disc(0, -14, 10, '#fff') +
      shape('#d9e2ea', 'M3-23.5a10 10 0 0 1 0 19c3-6 3-13 0-19Z') +
      stroke(INK, 1.7, 'M-6-15c1 2 3 2 4 0m4 0c1 2 3 2 4 0M-2.5-9.5c1.5 1.3 3.5 1.3 5 0') +
      disc(-6, -11, 1.8, ROSE) +
      disc(6.5, -11, 1.8, ROSE) +
      shape(RED, 'M-12-4h62v8h-62Z') +
      shape(RED_SHADE, 'M24-4h26v8H24Z'),
  ) +
  line(INK, 2, 'M80 8v10') +
  bulb(80, 26, 8) +
  rays(80, 26, 11, 15, 9, SUN, 2) +
  put(122, 44, 1, oval(0, 0, 9, 12, BRASS) + oval(0, 0, 6.5, 9.5, '#e6f4f8') + line(BRASS, 3, 'M0 12v12')) +
  `<g fill="${ROSE}"><path d="M44 44c-6-4-8-7-6-10 2-2 5-1 6 1 1-2 4-3 6-1 2 3 0 6-6 10Zm10-16c-4-3-5-5-4-7 1-1.5 3-1 4 1 1-2 3-2.5 4-1 1 2 0 4-4 7Z"/></g>` +
  weed(-4, 94, 1.1) +
  weed(160, 94, 1.2) +
  bubbles(160, 50);
