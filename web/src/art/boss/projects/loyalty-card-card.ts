import { bar, disc, nth, put, shape, stroke, times } from '../../pen';
import { BLUE, PAPER, RED, SUN, TEAL, VIOLET } from '../paint';
import { halo } from '../parts/backdrops';

/** The tenth wallet is free. */
export const loyaltyCardCard =
  halo() +
  shape('#7a4a22', 'M20 36h96v48H28a8 8 0 0 1-8-8Z') +
  shape('#63391a', 'M74 36h42v48H74Z') +
  put(
    62,
    34,
    1,
    bar(-42, -24, 84, 50, PAPER, 5) +
      times(10, (i) =>
        put(
          -32 + (i % 5) * 16,
          -12 + Math.floor(i / 5) * 18,
          1,
          i < 9
            ? bar(-6, -5, 12, 9, nth([RED, TEAL, BLUE, VIOLET, SUN], i), 1.5) + stroke(PAPER, 1.4, 'M-4 0h5')
            : `<rect x="-6" y="-5" width="12" height="9" rx="1.5" fill="none" stroke="#8a7a5c" stroke-width="1.6" stroke-dasharray="3 2"/>`,
        ),
      ),
    -4,
  ) +
  bar(20, 62, 96, 22, '#8a5424', 4) +
  disc(108, 73, 4, SUN);
