import { BLUE, BRASS, PAPER, RED, SUN, TEAL, WOOD } from '../paint';
import { windows } from '../parts/buildings';
import { passenger } from '../parts/figures';
import { smoke } from '../parts/sky';
import { funnel, portholes, sea } from '../parts/water';
import { bar, line, put, shape, times } from '../../pen';

/** So long that the bow docks a day early. */
export const ironLeviathan =
  times(6, (i) => (i % 2 ? '' : smoke(-8 + i * 24, 6, 0.7)) + funnel(-10 + i * 24, 10, 28, BRASS)) +
  bar(-60, 32, 240, 10, PAPER) +
  windows(-56, 35, 24, 10, 5, 4, TEAL) +
  shape('#43525b', 'M-150 41h460v26H-150Z') +
  shape('#2f3b42', 'M-150 55h460v12H-150Z') +
  portholes(-45, 49, 19, 12) +
  passenger(22, 32, 0.5, RED, 'cap') +
  passenger(94, 32, 0.5, BLUE, 'sail') +
  line(PAPER, 1.5, 'M-150 44h460') +
  sea(62) +
  put(60, 66, 1, shape(WOOD, 'M-12-3h24l-5 8H-7Z') + passenger(0, -1, 0.45, SUN, 'straw'));
