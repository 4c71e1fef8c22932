import { BRASS, BRASS_SHADE, INK, LAMP, SEA, SKIN } from '../paint';
import { ground } from '../parts/land';
import { bubbles, wavePath } from '../parts/water';
import { bar, disc, line, put, shape, stroke } from '../../pen';

/** Iron racks, brass pumps, and dinner for a continent. */
export const oysterBell =
  shape(SEA, wavePath(2, 4, 22)) +
  line(INK, 3, 'M56-20v28') +
  shape(BRASS, 'M32 44c0-24 8-38 24-38s24 14 24 38Z') +
  shape(BRASS_SHADE, 'M56 6c16 0 24 14 24 38H64c0-14-2-28-8-38Z') +
  `<circle cx="54" cy="26" r="11" fill="${LAMP}" stroke="${INK}" stroke-width="3"/>` +
  disc(54, 27, 6, SKIN) +
  stroke(INK, 1.4, 'M50.5 29c2 2 5 2 7 0') +
  disc(52, 26, 0.9, INK) +
  disc(56.5, 26, 0.9, INK) +
  shape(INK, 'M48 23c2-6 10-6 12 0Z') +
  bar(28, 42, 56, 5, INK) +
  put(
    100,
    54,
    1,
    shape('#b9a98c', 'M-14 0c0-6 28-6 28 0Z') +
      shape('#e7dcc8', 'M-14-3c2-14 26-14 28 0-8-4-20-4-28 0Z') +
      disc(0, -3, 4, '#fff'),
  ) +
  shape('#e7dcc8', 'M2 54c0-11 22-11 22 0Z') +
  stroke('#b9a98c', 1.6, 'M8 53c0-4 1-6 2-7m3 7v-7m5 7c0-4-1-6-2-7') +
  bubbles(92, 28) +
  bubbles(20, 32) +
  ground;
