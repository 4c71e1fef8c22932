import { BRASS, CREAM, GREEN, GREEN_SHADE, INK, RED, WOOD, WOOD_SHADE } from '../paint';
import { passenger } from '../parts/figures';
import { ground } from '../parts/land';
import { speech } from '../parts/signs';
import { bar, disc, line, put, shape } from '../../pen';

/** Members return with one flower each and nine stories. */
export const orchidHunters =
  put(
    52,
    54,
    1,
    shape('#dff2ee', 'M-22 0v-30c0-28 44-28 44 0V0Z', ' opacity=".55"') +
      line(GREEN_SHADE, 3.5, 'M0-4c-2-12 2-18-2-26') +
      shape(GREEN, 'M0-6c-10 0-14-5-17-11 9 0 14 4 17 11Zm0 0c10 0 14-5 17-9-9-2-14 3-17 9Z') +
      `<g fill="#c87ab8"><ellipse cx="-2" cy="-43" rx="6" ry="8"/><ellipse cx="-12" cy="-36" rx="8" ry="6"/><ellipse cx="9" cy="-36" rx="8" ry="6"/><ellipse cx="-8" cy="-27" rx="6" ry="6"/><ellipse cx="5" cy="-27" rx="6" ry="6"/></g>` +
      disc(-2, -34, 5, '#ffd978') +
      disc(-2, -33, 2, RED) +
      line('#3c6a62', 2.2, 'M-22 0v-30c0-28 44-28 44 0V0') +
      disc(0, -54, 3, BRASS) +
      bar(-26, -4, 52, 5, WOOD_SHADE),
  ) +
  put(
    98,
    54,
    1,
    shape(CREAM, 'M-18-2c2-4 4-5 5-7 0-18 26-18 26 0 1 2 3 3 5 7-8 3-28 3-36 0Z') +
      shape('#cdb78e', 'M4-22c6 2 9 7 9 13 1 2 3 3 5 7-4 1.5-9 2-14 2.2 3-6 3-16 0-22.2Z') +
      shape(WOOD, 'M-13-10h26v4h-26Z'),
  ) +
  passenger(14, 54, 1.05, GREEN_SHADE, 'straw') +
  speech(2, 8, 22, 14, line(INK, 1.6, 'M4 4h14M4 7h10M4 10h12')) +
  ground;
