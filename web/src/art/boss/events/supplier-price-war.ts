import { shade } from '../../palette';
import { disc, mirrored, put, shape, stroke, word } from '../../pen';
import { PAPER, RED, TEAL } from '../paint';
import { ground, halo } from '../parts/backdrops';
import { tag } from '../parts/money';
import { star } from '../parts/signs';

export const supplierPriceWar =
  halo() +
  tag(42, 34, 1.2, RED, '$3', 38) +
  mirrored(
    68,
    put(
      42,
      34,
      1.2,
      shape(TEAL, 'M-22-12H10L24 0 10 12h-32Z') + shape(shade(TEAL), 'M4-12h6L24 0 10 12H4Z') + disc(14, 0, 2.6, PAPER),
      38,
    ),
  ) +
  word(101, 34, '$2', 19, PAPER) +
  star(68, 62, 1.3) +
  stroke(PAPER, 3, 'M68 40v-10M50 72l-10 6M86 72l10 6') +
  ground('#6b8a4a', 83);
