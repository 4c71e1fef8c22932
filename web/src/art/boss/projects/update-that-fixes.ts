import { bar, disc, stroke, word } from '../../pen';
import { INK, LEAF, PAPER, RED } from '../paint';
import { ground, halo } from '../parts/backdrops';
import { building } from '../parts/buildings';

/** Please do not turn off the building. */
export const updateThatFixes =
  halo() +
  ground('#8a8fc4', 80) +
  building(40, 24, 56, 58, '#c4703a', 4, 3) +
  bar(62, 68, 12, 14, INK) +
  disc(68, 18, 12, PAPER) +
  stroke(RED, 3, 'M63 14a7 7 0 1 0 10 0M68 10v8') +
  bar(18, 50, 100, 16, PAPER, 8) +
  bar(21, 53, 84, 10, LEAF, 5) +
  word(66, 62.5, '99%', 11, PAPER);
