import { BRASS_SHADE, COPPER, INK, LAMP, PAPER, RED, STEEL_SHADE, VIOLET_SHADE, WOOD_SHADE } from '../paint';
import { backdrop } from '../parts/backdrops';
import { chimney } from '../parts/buildings';
import { smoke } from '../parts/sky';
import { bar, block, disc, line, put, shape, stroke } from '../../pen';

/** Projects last night on the wall. Knock before entering. */
export const dreamLantern =
  backdrop('#33406b') +
  bar(-120, 82, 400, 60, '#4d3a2c') +
  shape('#fff3b0', 'M50 66 80 12h74v68H80Z', ' opacity=".35"') +
  put(
    -8,
    8,
    1,
    shape(LAMP, 'M92 6h66a4 4 0 0 1 4 4v56a4 4 0 0 1-4 4H92a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4Z') +
      put(
        126,
        42,
        1,
        shape(
          '#5f8fb8',
          'M-28 2c2-16 20-20 34-16 8 3 12 8 14 8 4-1 6-6 10-8 0 4-2 8-4 10 2 2 4 5 4 9-4-1-8-4-10-6C8 14-22 20-28 2Z',
        ) +
          shape('#3f6e98', 'M-28 4c10 6 32 6 44-6-4 16-38 22-44 6Z') +
          disc(-18, -1, 1.8, INK) +
          stroke(INK, 1.6, 'M-27 4c3 2 6 2 8 0') +
          shape(INK, 'M-12-18h14v-12h-12Zm-5 0h24v3h-24Z') +
          bar(-11, -22, 13, 3, RED) +
          shape(VIOLET_SHADE, 'M14-22c0-9 18-9 18 0Z') +
          line(INK, 1.4, 'M23-22v10'),
      ),
  ) +
  block(10, 54, 30, 24, COPPER) +
  chimney(19, 40, 12, 14, STEEL_SHADE) +
  shape(BRASS_SHADE, 'M40 58h10v4h4v8h-4v4H40Z') +
  disc(54, 66, 4, '#fff') +
  bar(4, 76, 42, 7, WOOD_SHADE) +
  smoke(24, 34, 0.5) +
  put(-24, 84, 1, shape(PAPER, 'M-14-14c0-8 20-8 20 0v4h-20Z')) +
  line(WOOD_SHADE, 4, 'M12 83v14M38 83v14') +
  stroke('#fff', 2, 'M-12 30h8l-8 9h8m8-20h6l-6 7h6');
