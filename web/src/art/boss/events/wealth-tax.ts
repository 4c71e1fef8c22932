import { shape, stroke, word } from '../../pen';
import { INK } from '../paint';
import { halo } from '../parts/backdrops';
import { coin, sack } from '../parts/money';

export const wealthTax =
  halo() +
  sack(42, 48, 1.3, '#c9a36a', word(0, 12, '$', 24, '#6b4420')) +
  sack(112, 64, 0.62, '#c9a36a', word(0, 12, '$', 24, '#6b4420')) +
  stroke(INK, 4, 'M68 30c12-12 30-8 36 10') +
  shape(INK, 'M96 38h16l-6 12Z') +
  coin(86, 16, 9) +
  coin(72, 24, 7);
