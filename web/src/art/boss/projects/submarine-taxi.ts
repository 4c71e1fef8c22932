import { bar, disc, each, shape, stroke, times, word } from '../../pen';
import { INK, PAPER, STEEL, SUN } from '../paint';
import { sea } from '../parts/backdrops';

/** The meter runs. So does the periscope. */
export const submarineTaxi =
  sea +
  disc(14, 66, 3, '#5f93b5') +
  disc(8, 50, 2, '#5f93b5') +
  stroke(STEEL, 5, 'M64 32V14h12') +
  bar(46, 28, 36, 16, '#d9921c', 4) +
  bar(52, 22, 24, 9, PAPER, 2) +
  word(64, 30, 'TAXI', 8.5) +
  shape(SUN, 'M18 56c0-14 12-20 30-20h42c18 0 30 8 30 20s-12 20-30 20H48C30 76 18 70 18 56Z') +
  shape('#d9921c', 'M96 36c14 2 24 9 24 20s-12 20-30 20H72c20-6 30-22 24-40Z') +
  times(20, (i) => bar(24 + i * 4.6, i % 2 ? 58 : 62.5, 4.6, 4.5, INK)) +
  each([40, 62, 84], (x) => disc(x, 49, 6, INK) + disc(x, 49, 4.2, '#bfe3ef')) +
  shape('#c9503c', 'M116 50l14-8v28l-14-8Z');
