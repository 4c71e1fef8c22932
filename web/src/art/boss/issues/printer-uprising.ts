import { bar, disc, shape, solid, stroke } from '../../pen';
import { INK, PAPER, WOOD } from '../paint';
import { halo } from '../parts/backdrops';
import { eyes } from '../parts/faces';

/** It demands cyan. */
export const printerUprising =
  halo(60, 48) +
  shape(PAPER, 'M46 40 40 22h40l-6 18Z') +
  solid(20, 38, 78, 34, '#dcdfe6', 6) +
  stroke(INK, 3, 'M38 46l8 4M80 46l-8 4') +
  eyes(59, 52, 22, 3) +
  bar(32, 60, 54, 8, INK, 3) +
  shape(PAPER, 'M38 60l4 4 4-4 4 4 4-4 4 4 4-4 4 4 4-4 4 4 4-4Z') +
  bar(26, 72, 10, 8, INK) +
  bar(82, 72, 10, 8, INK) +
  stroke(WOOD, 4, 'M98 60l14-8V8') +
  shape('#22a6c4', 'M112 6c-12-6-16 6-30 0v24c14 6 18-6 30 0Z') +
  disc(110, 54, 6, '#dcdfe6');
