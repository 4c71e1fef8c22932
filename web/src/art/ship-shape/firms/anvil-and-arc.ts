import { COPPER, INK, STEEL_SHADE, SUN, WOOD_SHADE } from '../paint';
import { flat } from '../parts/land';
import { burst } from '../parts/sky';
import { bar, disc, put, shape, stroke } from '../../pen';

/** If it cannot be forged it can be rewired; if it cannot be rewired it is sold. */
export const anvilAndArc =
  flat(92) +
  put(
    14,
    92,
    1.3,
    shape(STEEL_SHADE, 'M-22-26h40c-2 9-9 10-13 11v6l8 9h-27l8-9v-6c-8-1-14-4-16-11Z') +
      shape(INK, 'M0-26h18c-2 9-9 10-13 11v6l8 9H0Z') +
      bar(-4, -32, 16, 5, '#e5693a'),
  ) +
  burst(22, 44, 7, 9, 4, SUN) +
  put(
    142,
    92,
    1,
    bar(-22, -44, 6, 44, STEEL_SHADE) +
      bar(16, -44, 6, 44, STEEL_SHADE) +
      disc(-19, -48, 7, COPPER) +
      disc(19, -48, 7, COPPER) +
      stroke('#fff', 4, 'M-12-48l8-6 4 10 6-9 6 6') +
      stroke(SUN, 2, 'M-12-48l8-6 4 10 6-9 6 6') +
      bar(-26, -6, 52, 6, WOOD_SHADE),
  );
