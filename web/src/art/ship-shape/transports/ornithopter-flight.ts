import { BRASS, BRASS_SHADE, CREAM, GREEN_SHADE, INK, PAPER, RED, RUST, WOOD, WOOD_SHADE } from '../paint';
import { passenger } from '../parts/figures';
import { clouds } from '../parts/sky';
import { disc, line, oval, shape } from '../../pen';

/** It flaps. That is the whole secret. */
export const ornithopterFlight =
  clouds(2, 66, 96, 66) +
  shape(CREAM, 'M54 42C40 20 18 8-2 8c2 8 8 10 6 18 8 0 8 6 8 12 8-2 12 2 12 8 8-4 18-2 30 4Z') +
  shape('#d9b987', 'M66 42C80 20 102 8 122 8c-2 8-8 10-6 18-8 0-8 6-8 12-8-2-12 2-12 8-8-4-18-2-30 4Z') +
  line(
    WOOD,
    2,
    'M54 42C40 24 20 12-2 8M54 43C40 32 24 26 4 26M54 44c-12-6-26-8-42-6M66 42c14-18 34-30 56-34M66 43c14-11 30-17 50-17M66 44c12-6 26-8 42-6',
  ) +
  shape(GREEN_SHADE, 'M52 74 60 56l8 18-8-4Z') +
  oval(60, 48, 9, 17, WOOD) +
  shape(WOOD_SHADE, 'M60 31a9 17 0 0 1 0 34Z') +
  disc(60, 34, 9, BRASS) +
  shape(BRASS_SHADE, 'M60 25a9 9 0 0 1 0 18Z') +
  shape(RUST, 'm56 39 4 9 4-9Z') +
  disc(56.5, 33, 3, PAPER) +
  disc(63.5, 33, 3, PAPER) +
  disc(56.5, 33, 1.4, INK) +
  disc(63.5, 33, 1.4, INK) +
  passenger(60, 58, 0.62, RED, 'cap');
