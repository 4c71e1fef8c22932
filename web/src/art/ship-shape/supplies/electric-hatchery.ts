import { BRASS_SHADE, CREAM, INK, PAPER, RED, SUN, WOOD } from '../paint';
import { ground } from '../parts/land';
import { bulb } from '../parts/machines';
import { rays } from '../parts/sky';
import { bar, disc, line, oval, put, shape, stroke } from '../../pen';

/** The hens were not consulted. */
export const electricHatchery =
  bar(16, 42, 88, 12, WOOD) +
  shape('#e0b95a', 'M12 44c10-8 86-8 96 0-10 5-86 5-96 0Z') +
  put(
    60,
    44,
    1,
    shape(PAPER, 'M-22-2c-8-12-2-18 2-20 2 6 10 8 20 6 2-14 8-18 14-18 6 1 8 7 7 13 4 10-2 19-13 21-12 1-24 1-30-2Z') +
      shape(CREAM, 'M14-34c6 1 8 7 7 13 4 10-2 19-13 21-6 1-10 1-14 0 16-4 20-18 20-34Z') +
      shape(RED, 'M8-33c-1-6 3-7 4-4 1-4 5-4 5 0 3-1 5 2 2 6Z') +
      shape('#e5792a', 'm20-27 8 3-8 3Z') +
      shape(RED, 'M19-20c3 0 3 6 0 6s-2-5 0-6Z') +
      line(INK, 2, 'M11-30l6 2') +
      disc(15, -25.5, 1.7, INK) +
      stroke(BRASS_SHADE, 2, 'M-16-14c4 6 14 6 18 0'),
  ) +
  oval(26, 42, 6, 7, PAPER) +
  oval(96, 42, 6, 7, PAPER) +
  line(INK, 1.8, 'M-150-2h460M24-2v8M98-2v8') +
  bulb(24, 15, 7) +
  bulb(98, 15, 7) +
  rays(24, 15, 10, 13, 8, SUN, 1.6) +
  rays(98, 15, 10, 13, 8, SUN, 1.6) +
  ground;
