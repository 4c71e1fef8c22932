import { bar, disc, shape } from '../../pen';
import { PAPER } from '../paint';
import { halo } from '../parts/backdrops';
import { flame } from '../parts/signs';

/** Two sizes: toasty and evacuated. */
export const volcanoSlippers =
  halo(68, 40) +
  flame(94, 26, 1) +
  shape('#5d4037', 'M80 34c10 4 22 4 32 0l14 40H66Z') +
  shape('#46302a', 'M98 36c5 0 10-1 14-2l14 40h-22Z') +
  shape('#e4582a', 'M80 34c10 4 22 4 32 0l2 8c-3 6-5-1-8 4s-5 12-8 4-6-2-8 2-6-4-12-10Z') +
  shape('#7f5aa6', 'M20 60c10-14 40-2 60-8 4-18 40-18 46 0v24a6 6 0 0 1-6 6H26c-14 0-16-10-6-22Z') +
  shape('#66478a', 'M96 40c16-2 28 4 30 12v24a6 6 0 0 1-6 6H92c6-14 8-28 4-42Z') +
  shape('#ffb347', 'M82 50c2-14 40-14 44 2 0 6-42 6-44-2Z') +
  shape('#e4582a', 'M84 53c3 12 7 11 8 2 2 17 8 17 9 2 2 10 7 9 8 1 2 7 7 6 8-2Z') +
  bar(14, 80, 112, 5, '#4a3524', 2) +
  disc(28, 62, 7, PAPER);
