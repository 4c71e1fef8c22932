import { bar, put, shape, stroke, word } from '../../pen';
import { PAPER, RED } from '../paint';
import { ground } from '../parts/backdrops';

/** They paid the deposit with our deposit. */
export const supplierBust =
  bar(20, 12, 96, 72, '#a08a6c', 2) +
  shape('#5d8f86', 'M14 10h108l-4 14H18Z') +
  shape('#497169', 'M68 10h54l-4 14H68Z') +
  bar(28, 30, 80, 54, '#8d97a5') +
  stroke('#6b7684', 2, 'M28 38h80M28 46h80M28 54h80M28 62h80M28 70h80M28 78h80') +
  put(68, 56, 1, bar(-30, -11, 60, 22, PAPER, 2) + word(0, 7, 'Gone', 18, RED), -6) +
  stroke(PAPER, 1.2, 'M108 30c-4 10-12 14-20 14M108 44c-6 0-12-4-14-14M108 38l-12-8') +
  ground('#6b6255', 84);
