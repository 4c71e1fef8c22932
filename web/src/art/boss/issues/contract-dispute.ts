import { bar, put, stroke, word } from '../../pen';
import { INK, RED, WOOD } from '../paint';
import { halo } from '../parts/backdrops';
import { sheet } from '../parts/paperwork';

/** Their lawyer smiled. Ours went pale. */
export const contractDispute =
  halo(54, 46) +
  sheet(
    18,
    6,
    60,
    76,
    -3,
    word(30, 20, '§ 14b', 17, RED) +
      stroke('#b9ac98', 2.4, 'M8 30h44M8 38h44M8 46h34M8 54h44') +
      stroke(INK, 2, 'M34 66c4-6 6 4 10-2s4 2 8-1'),
  ) +
  put(
    100,
    44,
    1,
    bar(-4, 0, 8, 40, WOOD, 3) +
      bar(-18, -12, 36, 18, '#a5723a', 3) +
      bar(-22, -13, 8, 20, '#7a4a22', 3) +
      bar(14, -13, 8, 20, '#5f3818', 3),
    24,
  ) +
  bar(84, 80, 44, 7, '#7a4a22', 3);
