import { put, shape, stroke, word } from '../../pen';
import { INK, SUN, WOOD } from '../paint';
import { cloud, halo } from '../parts/backdrops';

/** Same cloud, premium lining. */
export const silverLinedCloud =
  halo() +
  stroke(INK, 3, 'M68 20V12c0-8 12-8 10 0') +
  stroke(WOOD, 4, 'M30 38 68 20l38 18') +
  cloud(67, 50, 1.85) +
  shape('#9aa6b5', 'M28 62h78c4 0 8 4 4 9-20 12-62 12-82 0-4-5-4-9 0-9Z') +
  shape('#7f8c9d', 'M76 62h30c4 0 8 4 4 9-9 5-22 8-35 9 5-5 5-12 1-18Z') +
  stroke('#eef2f6', 2, 'M34 70c18 7 50 7 66 0') +
  stroke(INK, 2, 'M94 44l16 14') +
  put(115, 66, 1, shape(SUN, 'M-10-8 0-14l10 6v20h-20Z') + word(0, 8, '$$', 12));
