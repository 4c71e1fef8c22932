import { BLUE, BRASS, CREAM, GREEN_SHADE, INK, PAPER, RED, SEA, SEA_SHADE, SKIN, SUN, TEAL, WOOD } from '../paint';
import { openSea } from '../parts/backdrops';
import { passenger } from '../parts/figures';
import { clock } from '../parts/machines';
import { gull } from '../parts/sky';
import { hull, sea, wavePath } from '../parts/water';
import { bar, block, disc, line, oval, put, shape, stroke, times } from '../../pen';

/** Truants must swim. */
export const floatingAcademy =
  openSea +
  gull(2, 20) +
  sea(72) +
  bar(26, 62, 108, 7, CREAM) +
  bar(30, 56, 100, 6, PAPER) +
  times(6, (i) => block(36 + i * 16, 32, 8, 24, PAPER, 0.6, '#dcc9a4')) +
  bar(30, 26, 100, 7, PAPER) +
  shape(PAPER, 'm26 26 54-26 54 26Z') +
  shape('#dcc9a4', 'm80 0 54 26H80Z') +
  clock(80, 16, 7) +
  times(5, (i) => (i % 2 ? '' : passenger(48 + i * 16, 56, 0.62, [BLUE, GREEN_SHADE, RED][i / 2], 'mort'))) +
  hull(12, 68, 136, 18, WOOD) +
  bar(8, 66, 144, 5, BRASS) +
  line(INK, 2, 'M80 0v-10') +
  shape(TEAL, 'm80-10 14 4-14 4Z') +
  shape(SEA, wavePath(80, 5, 24)) +
  shape(SEA_SHADE, wavePath(88, 5, 26)) +
  put(
    140,
    93,
    1.25,
    disc(0, -6, 6, SKIN) +
      disc(-2, -6, 1, INK) +
      disc(3, -6, 1, INK) +
      oval(0, -2.5, 1.5, 1.2, INK) +
      shape(INK, 'M-11-13 0-18l11 5L0-8Z') +
      line(SUN, 1.4, 'M9-13v7') +
      stroke(SKIN, 3, 'M-7 0-14-8') +
      bar(-20, -18, 9, 12, RED),
  ) +
  shape(SEA_SHADE, wavePath(94, 4, 22)) +
  stroke('#fff', 2, 'M120 94c4-2 8-2 12 0m18 1c4-2 8-2 12 0');
