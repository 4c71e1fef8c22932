import { stroke, word } from '../../pen';
import { INK } from '../paint';
import { shell } from '../parts/animals';
import { halo } from '../parts/backdrops';
import { sheet } from '../parts/paperwork';

/** Accounting read the wrong column. */
export const wrongCurrency =
  halo() +
  sheet(
    20,
    8,
    56,
    70,
    -4,
    word(28, 18, 'Invoice', 13) +
      stroke('#b9ac98', 2.2, 'M8 28h24M8 38h24M8 48h24') +
      shell(44, 27, 0.34, '#d9679a') +
      shell(44, 38, 0.34, '#e2a05a') +
      shell(44, 49, 0.34, '#d9679a') +
      stroke(INK, 2.2, 'M8 58h40'),
  ) +
  shell(98, 34, 1.05, '#f0b48a') +
  shell(116, 66, 0.8, '#e79aae') +
  shell(88, 70, 0.62, '#e8d9b4');
