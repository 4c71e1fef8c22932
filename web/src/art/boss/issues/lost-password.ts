import { bar, disc, each, stroke, word } from '../../pen';
import { INK, PAPER, SUN } from '../paint';
import { dog } from '../parts/animals';
import { halo } from '../parts/backdrops';
import { bubble } from '../parts/paperwork';

/** It was the dog's name. Which dog? */
export const lostPassword =
  halo(50, 46) +
  dog(46, 46, 1.15) +
  bubble(86, 10, 44, 30, word(108, 32, '? ? ?', 17), 'l') +
  disc(46, 80, 8, SUN) +
  stroke(INK, 2.4, 'M46 77v4M46 84v.1') +
  bar(90, 60, 42, 16, PAPER, 4) +
  each([98, 107, 116, 125], (x) => disc(x, 68, 2.8, INK));
