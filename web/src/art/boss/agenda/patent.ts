import { disc, shape, stroke, word } from '../../pen';
import { PAPER, RED, SUN } from '../paint';
import { halo } from '../parts/backdrops';
import { sheet } from '../parts/paperwork';

export const patent =
  halo() +
  sheet(36, 6, 62, 70, -3, word(31, 22, 'Patent', 16) + stroke('#b9ac98', 2.4, 'M10 34h42M10 42h42M10 50h26')) +
  shape(RED, 'M82 66l-5 20 11-6 11 6-5-20Z') +
  disc(88, 60, 14, SUN) +
  disc(88, 60, 9, '#d9921c') +
  word(88, 66, '1', 15, PAPER);
