import { bar, each, shape, stroke } from '../../pen';
import { INK, PAPER } from '../paint';
import { halo } from '../parts/backdrops';
import { star } from '../parts/signs';

/** 'The product was fine. The hold music was personal.' */
export const oneStarReview =
  halo() +
  bar(8, 20, 120, 48, PAPER, 6) +
  star(24, 44, 1.1) +
  each([46, 68, 90, 112], (x) => star(x, 44, 1.1, '#d8cfbc')) +
  stroke('#b9ac98', 2.4, 'M24 60h60') +
  shape(PAPER, 'M34 68l-4 14 20-14Z') +
  stroke(INK, 1.6, 'M19 39l4 2M29 39l-4 2');
