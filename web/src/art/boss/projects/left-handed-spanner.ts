import { stroke } from '../../pen';
import { WOOD } from '../paint';
import { halo } from '../parts/backdrops';
import { spanner } from '../parts/machines';

/** Sold in pairs, just in case. */
export const leftHandedSpanner =
  halo() +
  spanner(48, 46, -24, '#8d97a5', 'L') +
  spanner(88, 46, 24, '#d8463c', 'L') +
  stroke(WOOD, 3, 'M56 80c8 6 16 6 24 0');
