import { COPPER_SHADE, DUSK, INK, LAMP, PAPER, RED, SUN, WOOD } from '../paint';
import { backdrop } from '../parts/backdrops';
import { rays } from '../parts/sky';
import { bar, disc, line, put, shape, times } from '../../pen';

/** It weaves what you meant, not what you said. */
export const thinkingLoom =
  backdrop(DUSK) +
  disc(80, 52, 46, 'rgb(255 255 255/.14)') +
  put(
    4,
    4,
    1,
    bar(10, 6, 10, 92, WOOD) +
      bar(132, 6, 10, 92, WOOD) +
      bar(4, 12, 144, 9, '#9a6238') +
      bar(4, 84, 144, 9, '#9a6238') +
      line(
        PAPER,
        2,
        times(13, (i) => `M${28 + i * 8} 21v63`),
      ) +
      bar(26, 58, 100, 26, RED) +
      line(SUN, 3, 'M26 63h100') +
      line(PAPER, 2.4, 'm28 82 6-12 6 12 6-12 6 12m46 0 6-12 6 12 6-12 6 12') +
      shape(PAPER, 'M76 80c-10-6-13-11-10-15 3-3 8-2 10 2 2-4 7-5 10-2 3 4 0 9-10 15Z') +
      disc(76, 36, 20, SUN) +
      shape(PAPER, 'M76 22c-9 0-13 7-12 13 1 5 5 6 5 11h14c0-5 4-6 5-11 1-6-3-13-12-13Z') +
      line(INK, 2.2, 'M70 47h12M71.5 51h9') +
      line(COPPER_SHADE, 1.8, 'M73 45v-7l-3-4m9 11v-7l3-4') +
      rays(76, 36, 23, 28, 12, LAMP, 2.4),
  );
