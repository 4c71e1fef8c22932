import { BRASS, BRASS_SHADE, COPPER, INK, STEEL, STEEL_SHADE, WOOD_SHADE } from '../paint';
import { ground } from '../parts/land';
import { clock, cog } from '../parts/machines';
import { bar, block, line, put, shape, stroke } from '../../pen';

/** One bar of brass, two instruments, no apologies. */
export const precisionLathe =
  block(4, 40, 112, 8, STEEL_SHADE) +
  shape(INK, 'M12 48h10v6H8Zm86 0h10l4 6H98Z') +
  block(8, 20, 22, 20, STEEL) +
  cog(18, 30, 9, COPPER) +
  bar(30, 27, 44, 7, BRASS) +
  bar(30, 31, 44, 3, BRASS_SHADE) +
  block(74, 24, 12, 16, STEEL) +
  shape(STEEL_SHADE, 'm48 40 2-8h6l2 8Z') +
  shape(BRASS, 'M50 25c-4-4 2-6-2-10 5 1 3 6 7 9Z') +
  stroke(BRASS, 2, 'M54 24c-2-5 4-6 1-11') +
  clock(100, 30, 10) +
  put(98, 8, 1, bar(-10, -3, 20, 6, COPPER) + bar(-16, -4, 7, 8, BRASS) + bar(9, -2, 7, 4, BRASS_SHADE), -16) +
  line(BRASS, 3, 'M-150-4h460') +
  line(WOOD_SHADE, 3, 'M18-4v26') +
  ground;
