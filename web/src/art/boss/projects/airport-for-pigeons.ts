import { bar, disc, shape, stroke } from '../../pen';
import { GLASS, INK, PAPER, RED, STEEL } from '../paint';
import { pigeon } from '../parts/animals';
import { ground } from '../parts/backdrops';

/** Security takes hours. They could just fly. */
export const airportForPigeons =
  ground('#a9a08c', 74) +
  stroke(PAPER, 3, 'M6 82h14M34 82h14M62 82h14M90 82h14M118 82h14') +
  stroke(STEEL, 7, 'M44 74V18h40v56') +
  bar(40, 8, 48, 14, INK, 3) +
  disc(52, 15, 3, RED) +
  disc(64, 15, 3, '#4a4038') +
  disc(76, 15, 3, '#4a4038') +
  pigeon(64, 56, 1) +
  pigeon(22, 60, 0.8, '#9a8f86') +
  bar(4, 64, 12, 10, RED, 2) +
  stroke(INK, 1.8, 'M7 64v-4h6v4') +
  bar(104, 40, 10, 34, PAPER) +
  shape(GLASS, 'M96 24h26l-4 16h-18Z') +
  shape('#5d93a8', 'M110 24h12l-4 16h-8Z') +
  bar(94, 20, 30, 5, RED, 2) +
  pigeon(120, 64, 0.6, '#7f8796');
