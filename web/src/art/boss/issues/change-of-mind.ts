import { ball, solid, stroke } from '../../pen';
import { BLUE, INK, RED } from '../paint';
import { halo } from '../parts/backdrops';
import { eyes } from '../parts/faces';

/** It should be round. It was always going to be round. */
export const changeOfMind =
  halo() +
  solid(16, 30, 42, 42, BLUE, 3) +
  ball(106, 51, 23, RED) +
  stroke(INK, 3.4, 'M66 42h16M76 36l6 6-6 6') +
  stroke(INK, 3.4, 'M82 60H66M72 54l-6 6 6 6') +
  eyes(35, 48, 12, 2.2) +
  stroke(INK, 2.6, 'M29 60h14') +
  eyes(104, 46, 12, 2.2) +
  stroke(INK, 2.6, 'M97 56c4 5 10 5 14 0');
