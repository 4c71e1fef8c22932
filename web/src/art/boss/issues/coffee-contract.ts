import { disc, oval, stroke, word } from '../../pen';
import { PAPER } from '../paint';
import { halo } from '../parts/backdrops';
import { mug } from '../parts/glass';
import { sheet } from '../parts/paperwork';
import { cross } from '../parts/signs';

/** The replacement is described as 'coffee-style'. */
export const coffeeContract =
  halo() +
  mug(64, 54, 1.45, PAPER, word(-1, 8, '-ish', 14, '#6b4420')) +
  oval(64, 34, 22, 5, '#8a9a4a') +
  stroke('#6f7d2c', 3, 'M54 26c5-5-4-9 1-16M70 26c5-5-4-9 1-16') +
  disc(58, 34, 2, '#b5c46a') +
  disc(70, 35, 1.5, '#b5c46a') +
  sheet(100, 30, 28, 36, 8, stroke('#b9ac98', 2, 'M5 8h16M5 15h16') + cross(14, 26, 0.9));
