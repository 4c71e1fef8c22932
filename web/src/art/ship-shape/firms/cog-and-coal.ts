import { BRASS, INK, STEEL_SHADE, SUN } from '../paint';
import { flat } from '../parts/land';
import { cog } from '../parts/machines';
import { shape } from '../../pen';

/** Keeps his watch by the furnace and his furnace by the watch. */
export const cogAndCoal =
  flat(92) +
  cog(12, 64, 28, BRASS) +
  shape(INK, 'M112 92c6-16 14-14 18-26 8-10 16-4 20 4 10 2 14 12 20 22Z') +
  shape(STEEL_SHADE, 'm130 66 8-6 6 8-8 6Zm12 14 8-6 8 4-6 8Zm-20 2 8-5 4 8Z') +
  shape('#e5693a', 'M138 58c-4-10 6-12 4-22 10 6 6 14 10 12 2 8-4 12-8 12Z') +
  shape(SUN, 'M142 59c-2-5 3-6 2-10 5 3 3 8 1 10Z');
