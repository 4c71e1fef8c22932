import { shape, stroke } from '../../pen';
import { INK } from '../paint';
import { halo } from '../parts/backdrops';
import { coin } from '../parts/money';

export const wageSpiral =
  halo() +
  stroke(INK, 5, 'M68 50c0-6 10-6 10 2s-14 12-20 2 4-26 20-24 26 18 16 34-36 20-50 4-8-44 14-56') +
  shape(INK, 'M50 6l14-2-4 14Z') +
  coin(68, 50, 9) +
  coin(94, 40, 8) +
  coin(46, 68, 8) +
  coin(92, 74, 7) +
  coin(36, 34, 7);
