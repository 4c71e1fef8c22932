import { BRASS, GREEN, INK, PAPER, RED, TEAL, VIOLET_SHADE, WOOD_SHADE } from '../paint';
import { passenger } from '../parts/figures';
import { propeller, spokes } from '../parts/machines';
import { clouds, gasbag } from '../parts/sky';
import { bar, line, put, shape } from '../../pen';

/** Crewed by the cycling club; fuelled by sandwiches. */
export const pedalDirigible =
  clouds(0, 70, 98, 62) +
  shape(RED, 'M98 20 118 12v30L98 34Z') +
  gasbag(57, 27, 50, 21, BRASS) +
  line(PAPER, 2.5, 'M40 7c-6 12-6 28 0 40M72 7c6 12 6 28 0 40') +
  line(INK, 1.8, 'M28 44 34 62M86 44 80 62') +
  bar(26, 66, 62, 3, WOOD_SHADE) +
  spokes(38, 68, 7) +
  spokes(76, 68, 7) +
  line(INK, 2, 'M38 68 46 60h20l10 8M57 68V58') +
  passenger(40, 61, 0.72, TEAL, 'cap') +
  passenger(56, 61, 0.72, RED, 'straw') +
  passenger(72, 61, 0.72, VIOLET_SHADE, 'hair') +
  line(INK, 2.5, 'M88 66h8') +
  propeller(97, 66, 9) +
  put(
    16,
    60,
    1,
    shape('#e7b95a', 'm-8 4 8-10 8 10Z') + shape(GREEN, 'M-8 4H8l-1 2H-7Z') + shape('#e7b95a', 'M-7 6H7l-1 2H-6Z'),
  );
