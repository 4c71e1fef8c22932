import { BRASS, COPPER, INK, LAMP, PAPER, ROSE, SUN, VIOLET_SHADE, WOOD_SHADE } from '../paint';
import { passenger } from '../parts/figures';
import { ground } from '../parts/land';
import { bulb, cog } from '../parts/machines';
import { rays } from '../parts/sky';
import { bar, block, line, shape } from '../../pen';

/** Feed the second floor and things come down the stairs. */
export const inventorsLodging =
  block(22, 4, 66, 50, '#c9825a', 0.75) +
  shape(INK, 'M16 6 34-8h42L94 6Z') +
  bar(27, 10, 34, 18, LAMP) +
  bar(27, 32, 56, 22, '#8a5a3c') +
  passenger(38, 28, 0.72, VIOLET_SHADE, 'hair') +
  bulb(52, 16, 5, '#fff') +
  rays(52, 16, 7, 9, 8, SUN, 1.2) +
  shape(WOOD_SHADE, 'M83 54V28h-8v6h-8v6h-8v6h-8v8Z') +
  bar(66, 10, 16, 12, LAMP) +
  cog(72, 28, 6, BRASS) +
  cog(62, 36, 5, COPPER) +
  cog(52, 43, 6, BRASS) +
  cog(38, 49, 5, COPPER) +
  line(INK, 1.6, 'M94 4h9v12') +
  shape(BRASS, 'M93 22h18l-4 18H97Z') +
  cog(14, 48, 7, BRASS) +
  shape(PAPER, 'M95 26h14v3H95Z') +
  line(INK, 1.8, 'M97 22c0-8 10-8 10 0') +
  shape(ROSE, 'M96 20c2-6 10-6 12 0Z') +
  ground;
