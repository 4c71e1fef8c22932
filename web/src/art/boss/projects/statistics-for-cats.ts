import { disc, shape, stroke } from '../../pen';
import { INK } from '../paint';
import { cat } from '../parts/animals';
import { board } from '../parts/backdrops';

/** Nine lives, sample size one. */
export const statisticsForCats =
  board(
    stroke('#eef6ea', 2.4, 'M24 18v42h90') +
      shape('#e8a44a', 'M28 60C34 56 36 44 40 24l12 14c6-2 14-2 20 0l12-14c4 20 6 32 26 36Z') +
      disc(54, 46, 2.4, INK) +
      disc(70, 46, 2.4, INK) +
      stroke(INK, 1.6, 'M60 52l2 2 2-2M46 52l-12-2M46 55l-12 3M78 52l12-2M78 55l12 3'),
  ) + cat(110, 88, 0.8);
