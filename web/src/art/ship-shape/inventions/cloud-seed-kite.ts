import { BLUE, GREEN, INK, LAMP, PAPER, RED, RED_SHADE, SUN, TEAL, VIOLET_SHADE, WOOD } from '../paint';
import { daylight } from '../parts/backdrops';
import { passenger } from '../parts/figures';
import { cloud } from '../parts/sky';
import { bar, line, put, shape, stroke } from '../../pen';

/** Rain by appointment, umbrellas sold separately. */
export const cloudSeedKite =
  daylight +
  shape(GREEN, 'M-120 92c60-8 300-8 400 0v40H-120Z') +
  cloud(78, 44, 1.9, '#8fa3b3') +
  cloud(96, 52, 1.4, '#74899a') +
  stroke(BLUE, 2.6, 'M76 68l-4 10m18-8-4 10m18-10-4 10m18-10-4 10m18-12-4 10m12-8-4 10') +
  put(
    52,
    28,
    1,
    shape(RED, 'M0-26 20 0H-20Z') +
      shape(RED_SHADE, 'M0-26 20 0H0Z') +
      shape(SUN, 'M-20 0h20v34Z') +
      shape('#d99a2a', 'M0 0h20L0 34Z') +
      line(PAPER, 2, 'M0-26v60M-20 0h40') +
      shape(WOOD, 'M4 4h12v8H4Z'),
    24,
  ) +
  `<g fill="${LAMP}"><circle cx="74" cy="30" r="2"/><circle cx="80" cy="24" r="2"/><circle cx="84" cy="34" r="2"/><circle cx="92" cy="26" r="2"/></g>` +
  line(PAPER, 1.6, 'M38 60C24 74 30 84 22 92') +
  shape(RED, 'm30 68-6-4v8Zm0 0 6-4v8Zm-4 12-6-4v8Zm0 0 6-4v8Z') +
  passenger(18, 100, 1.2, TEAL, 'straw') +
  put(
    112,
    100,
    1,
    shape(VIOLET_SHADE, 'M-18-14c2-18 34-18 36 0-6-4-8-4-12 0-4-4-8-4-12 0-4-4-8-4-12 0Z') +
      shape('#5f3570', 'M2-27.5c9 1 15 6 16 13.5-6-4-8-4-12 0-2-2-3-2.5-5-2.8Z') +
      line(INK, 2.2, 'M0-16V0c0 4 5 4 5 0') +
      put(22, 0, 1, bar(-8, -12, 22, 12, PAPER) + line(RED, 1.8, 'M-4-8H9M-4-4H5')),
  );
