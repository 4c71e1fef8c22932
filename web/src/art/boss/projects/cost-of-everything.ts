import { bar, put, shape, stroke, times, word } from '../../pen';
import { INK, PAPER, RED, SUN } from '../paint';
import { halo } from '../parts/backdrops';
import { sheet } from '../parts/paperwork';

/** Knows the value of nothing; that is version two. */
export const costOfEverything =
  halo(60, 46) +
  shape('#2f7d78', 'M28 40h72l8 36H20Z') +
  shape('#246460', 'M70 40h30l8 36H72Z') +
  bar(16, 74, 96, 10, INK, 3) +
  bar(40, 14, 48, 24, INK, 3) +
  word(64, 32, '$?', 18, '#8fe09a') +
  times(9, (i) => bar(38 + (i % 3) * 13, 46 + Math.floor(i / 3) * 9, 9, 6, i === 8 ? SUN : PAPER, 1.5)) +
  stroke(INK, 2, 'M100 52l14-8') +
  put(120, 36, 1, shape(RED, 'M0 12C-14 2-11-8-5-8-2-8 0-4 0-4s2-4 5-4c6 0 9 10-5 20Z')) +
  sheet(98, 52, 32, 16, 6, word(16, 12.5, '$0', 13));
