import { bar, disc, shape, stroke, times } from '../../pen';
import { PAPER } from '../paint';
import { halo } from '../parts/backdrops';
import { screen } from '../parts/machines';

/** Reads a thousand applications before breakfast. Weeps at two. */
export const recruitingAlgorithm =
  halo(60, 44) +
  screen(
    26,
    10,
    66,
    50,
    stroke('#8fe0ff', 3, 'M44 26l-6 3M74 26l6 3') +
      disc(44, 34, 4, '#8fe0ff') +
      disc(74, 34, 4, '#8fe0ff') +
      stroke('#8fe0ff', 3, 'M52 50c4-5 10-5 14 0') +
      shape(PAPER, 'M42 39c-4 8 6 8 3 0ZM74 39c-4 10 6 10 3 0Z'),
  ) +
  times(7, (i) => bar(98 + (i % 2) * 3, 78 - i * 7, 30, 6, i % 3 ? PAPER : '#e3d9c6', 1)) +
  bar(8, 64, 26, 16, '#e9a9bd', 2) +
  shape(PAPER, 'M14 64c4-12 10-4 14 0Z') +
  bar(0, 80, 136, 8, '#8a8fc4');
