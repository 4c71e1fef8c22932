import { BRASS, INK, RED, SKIN, TEAL } from '../paint';
import { windows } from '../parts/buildings';
import { rails } from '../parts/land';
import { sparks, wheel } from '../parts/machines';
import { bar, block, disc, line, shape, stroke } from '../../pen';

/** Arrives in a shower of sparks; leaves likewise. */
export const electricTram =
  line(INK, 2, 'M-150 12h460') +
  stroke(INK, 3, 'M62 26 84 13') +
  sparks(86, 12, '#fff') +
  sparks(88, 13) +
  shape(INK, 'M14 26c10-6 82-6 92 0v6H14Z') +
  block(16, 30, 88, 30, TEAL, 0.5) +
  windows(22, 34, 4, 20, 16, 12) +
  bar(16, 51, 88, 4, BRASS) +
  disc(14, 52, 4, '#ffd978') +
  disc(30, 42, 4, SKIN) +
  shape(INK, 'M25 40h10v-6h-10Z') +
  disc(70, 42, 4, '#9c6644') +
  shape(RED, 'M64 40c2-6 10-6 12 0Z') +
  rails(69) +
  wheel(36, 62, 7) +
  wheel(84, 62, 7) +
  sparks(48, 66) +
  sparks(96, 66);
