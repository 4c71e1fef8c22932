import { ball, bar, shape, stroke } from '../../pen';
import { BLUE, INK, LEAF, RED, SUN } from '../paint';
import { halo } from '../parts/backdrops';
import { eyes } from '../parts/faces';
import { knobs } from '../parts/machines';

/** Sorts particles by size, colour and attitude. */
export const pocketParticleSorter =
  halo(68, 38) +
  bar(48, 20, 40, 40, '#4b5563', 4) +
  bar(70, 20, 18, 40, '#39414d', 4) +
  bar(53, 25, 30, 8, INK, 2) +
  knobs(58, 40, [RED, SUN, LEAF]) +
  shape('#3b6ea5', 'M32 46h72v30c0 8-20 14-36 18-16-4-36-10-36-18Z') +
  shape('#2f5985', 'M68 46h36v30c0 8-20 14-36 18Z') +
  stroke(SUN, 1.8, 'M37 51h62v23c0 5-14 11-31 14-17-3-31-9-31-14Z') +
  ball(40, 24, 9, RED) +
  ball(98, 16, 6, LEAF) +
  ball(112, 34, 11, SUN) +
  stroke(INK, 1.8, 'M107 31l4 2M117 31l-4 2M109 39c2-2 5-2 7 0') +
  eyes(40, 23, 6, 1.3) +
  ball(24, 40, 4, BLUE);
