import { stroke } from '../../pen';
import { BLUE, INK, PAPER, RED, TEAL } from '../paint';
import { halo } from '../parts/backdrops';
import { peg } from '../parts/faces';
import { mug, steam } from '../parts/glass';

/** Somebody took the blue mug. Sides have formed. */
export const mugWar =
  halo() +
  mug(68, 50, 1.5, BLUE) +
  stroke(PAPER, 3, 'M60 30l8 12-8 8 8 10-4 10') +
  peg(14, 62, 1, RED) +
  peg(124, 62, 1, TEAL, '#9c6644') +
  stroke(INK, 5, 'M22 64l14-6M116 64l-12-6') +
  steam(62, 22);
