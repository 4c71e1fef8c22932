import { BLUE, BRASS, GREEN_SHADE, PAPER, RED, RED_SHADE, TEAL, VIOLET_SHADE, WOOD, WOOD_SHADE } from '../paint';
import { backdrop } from '../parts/backdrops';
import { passenger } from '../parts/figures';
import { fish } from '../parts/water';
import { bar, each, put, shape, stroke } from '../../pen';

/** Act three is set in a fish market. You have been warned. */
export const scentedTheatre =
  backdrop('#5a2430') +
  shape('#f6d9a0', 'M24 14h112v72H24Z') +
  shape('#7fb0b8', 'M24 14h112v34H24Z') +
  bar(36, 62, 40, 14, WOOD) +
  fish(40, 58, 1) +
  fish(54, 62, 1, '#8fb8c0') +
  bar(86, 58, 38, 18, WOOD) +
  shape(RED, 'M82 48h46l-4 10H86Z') +
  fish(92, 64, 1.05, '#8fb8c0') +
  stroke('#8aa53a', 2.6, 'M52 48c-4-4 4-6 0-11m12 9c-4-4 4-6 0-11m40 8c-4-4 4-6 0-11m12 11c-4-4 4-6 0-11') +
  bar(8, 80, 144, 8, WOOD) +
  bar(8, 85, 144, 4, WOOD_SHADE) +
  shape(RED, 'M-8 4h58c-4 34-16 52-34 60v18H-8Zm176 0h-58c4 34 16 52 34 60v18h24Z') +
  shape(
    RED_SHADE,
    'M0 4h10c2 30-2 56-6 78H0Zm26 0h10c-4 30-12 44-22 56 6-18 10-36 12-56Zm134 0h-10c-2 30 2 56 6 78h4ZM134 4h-10c4 30 12 44 22 56-6-18-10-36-12-56Z',
  ) +
  shape(BRASS, 'M-12-4h184v11c-12 8-20-2-30 4s-20-4-32 2-20-4-32 2-22-6-32 0-18-6-28-2-20 2-30-6Z') +
  each(
    [
      [BLUE, 'top'],
      [VIOLET_SHADE, 'hair'],
      [GREEN_SHADE, 'bowl'],
      [TEAL, 'straw'],
    ],
    ([coat, hat], i) => passenger(26 + i * 36, 112, 1.25, coat, hat),
  ) +
  put(64, 98, 1, shape(PAPER, 'm-6-2 12-3 1 7-11 3Z'));
