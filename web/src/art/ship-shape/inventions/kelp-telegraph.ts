import { BLUE, BRASS, CREAM, GREEN, GREEN_SHADE, INK, PAPER, WOOD } from '../paint';
import { underwater } from '../parts/backdrops';
import { bubbles, seabed } from '../parts/water';
import { bar, disc, line, put, shape, stroke } from '../../pen';

/** Messages arrive damp but legible. */
export const kelpTelegraph =
  underwater +
  seabed(90) +
  put(
    28,
    92,
    1,
    line(GREEN_SHADE, 7, 'M0 0c-6-18 8-30 0-48s4-26 2-40') +
      line(WOOD, 4, 'M-14-66h30M-10-52h22') +
      shape(
        GREEN,
        'M0-20c-12 0-16-8-18-14 10-2 16 4 18 14Zm0-14c12 0 16-8 18-14-10-2-16 4-18 14ZM0-76c-8-2-12-8-12-14 8 0 12 6 12 14Z',
      ) +
      bar(-15, -72, 5, 6, PAPER) +
      bar(10, -72, 5, 6, PAPER),
  ) +
  put(
    136,
    92,
    1,
    line(GREEN_SHADE, 7, 'M0 0c6-18-8-30 0-48s-4-26-2-40') +
      line(WOOD, 4, 'M-16-66h30M-12-52h22') +
      shape(GREEN, 'M0-24c-12 0-16-8-18-14 10-2 16 4 18 14Zm0-14c12 0 16-8 18-14-10-2-16 4-18 14Z') +
      bar(-16, -72, 5, 6, PAPER) +
      bar(9, -72, 5, 6, PAPER),
  ) +
  line(PAPER, 1.8, 'M16 26c40 18 80 18 106 0M40 26c30 12 60 12 108 0') +
  put(
    80,
    38,
    1,
    shape(PAPER, 'M-16-11h32v22h-32Z') +
      shape(CREAM, 'M8-11h8v22H6Z') +
      line(BLUE, 2, 'M-11-5h3m4 0h10M-11 1h10m4 0h3M-11 7h3m4 0h3') +
      `<g fill="#9fdcf0"><path d="M-12 12c3 4 3 7 0 7s-3-3 0-7Zm12 2c3 4 3 7 0 7s-3-3 0-7Zm11-2c3 4 3 7 0 7s-3-3 0-7Z"/></g>`,
    4,
  ) +
  put(
    82,
    90,
    1,
    bar(-28, -4, 24, 4, WOOD) +
      bar(-24, -9, 4, 6, BRASS) +
      stroke(BRASS, 2.5, 'M-22-10l14 2') +
      disc(-8, -9, 3, INK) +
      shape('#e5693a', 'M-2-2c-4-12 28-12 24 0-4 5-20 5-24 0Z') +
      shape('#b84a22', 'M10-9c9 0 14 3 12 7-2 3-6 4-10 4 3-4 2-8-2-11Z') +
      stroke('#e5693a', 2.6, 'M0-3-6-8m28 5 6-6M2 1l-4 5m20-5 4 5') +
      shape('#e5693a', 'M-8-14c-5 2-6 7-2 8l1-3 3 1c1-3 1-5-2-6Zm36 0c5 2 6 7 2 8l-1-3-3 1c-1-3-1-5 2-6Z') +
      disc(6, -10, 2.5, PAPER) +
      disc(14, -10, 2.5, PAPER) +
      disc(6, -10, 1.2, INK) +
      disc(14, -10, 1.2, INK),
  ) +
  bubbles(112, 62) +
  bubbles(52, 74);
