import { BRASS, BRASS_SHADE, COPPER_SHADE, INK, SEA_SHADE, WOOD } from '../paint';
import { ground } from '../parts/land';
import { cog } from '../parts/machines';
import { note } from '../parts/signs';
import { bar, block, shape, stroke } from '../../pen';

/** Scoops the river bed all night and hums while it does. */
export const clockworkDredger =
  ground +
  bar(-150, 54, 214, 60, SEA_SHADE) +
  shape(WOOD, 'M8 58 52 14h12L26 58Z') +
  block(52, 10, 40, 44, COPPER_SHADE) +
  bar(48, 6, 48, 5, INK) +
  cog(72, 30, 14, BRASS) +
  stroke(BRASS_SHADE, 5, 'M92 26h10') +
  shape(BRASS_SHADE, 'M100 26c0-12 16-12 16-4 0 4-4 4-8 4 4 0 8 0 8 4 0 8-16 8-16-4Z') +
  shape(INK, 'm10 48 12 9 5-10Zm14-14 12 9 5-10Zm14-14 12 9 5-10Z') +
  shape('#6b4a2c', 'm27 46-5 1 10-6Zm14-14-6 1 10-6Zm14-14-6 1 10-6Z') +
  note(34, 8, 0.6);
