import { bar, disc, oval, shape, stroke, word } from '../../pen';
import { INK, PAPER, RED, WOOD } from '../paint';
import { ground, halo } from '../parts/backdrops';

/** The busiest desk has a camp bed under it. */
export const burnout =
  halo() +
  shape(INK, 'M20 70a48 48 0 0 1 96 0Z') +
  shape(PAPER, 'M26 70a42 42 0 0 1 84 0Z') +
  shape(RED, 'M26 70a42 42 0 0 1 10-27l12 9a27 27 0 0 0-7 18Z') +
  stroke('#8a7a66', 3, 'M68 34v8M92 42l-5 7') +
  word(38, 66, 'E', 13, PAPER) +
  word(99, 65, 'F', 13) +
  stroke(RED, 4.5, 'M68 68 38 52') +
  disc(68, 68, 7, INK) +
  stroke(INK, 3, 'M56 52h9M74 52h9') +
  ground(WOOD, 74) +
  bar(98, 76, 36, 6, '#5d8f86', 3) +
  stroke(INK, 3, 'M102 81v6M130 81v6') +
  oval(123, 74, 7, 4, PAPER);
