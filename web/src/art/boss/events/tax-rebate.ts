import { disc, put, stroke, word } from '../../pen';
import { LEAF, RED, SUN } from '../paint';
import { halo } from '../parts/backdrops';
import { coin } from '../parts/money';
import { sheet } from '../parts/paperwork';

export const taxRebate =
  halo() +
  sheet(
    36,
    8,
    58,
    60,
    -4,
    word(29, 26, 'Sorry', 19, '#1f5f53') + stroke('#b9ac98', 2.4, 'M10 36h38M10 44h38M10 52h22'),
  ) +
  coin(102, 70, 12) +
  coin(86, 78, 9) +
  put(
    34,
    66,
    1,
    stroke(LEAF, 2.4, 'M0 18C-2 4 2 0 0-8M0 8-8-2M0 8 9-2') +
      disc(0, -12, 6, RED) +
      disc(-10, -5, 5, '#d9679a') +
      disc(11, -5, 5, SUN),
  );
