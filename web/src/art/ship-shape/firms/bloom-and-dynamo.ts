import { BRASS, COPPER, COPPER_SHADE, GREEN_SHADE, INK, STEEL_SHADE } from '../paint';
import { flat } from '../parts/land';
import { bolt } from '../parts/machines';
import { bar, disc, each, put, shape } from '../../pen';

/** Waters the ferns by electricity and the clients by appointment. */
export const bloomAndDynamo =
  flat(92) +
  put(
    16,
    92,
    1,
    shape(COPPER_SHADE, 'M-12-20h24l-3 20H-9Z') +
      each(
        [-50, -20, 10, 40],
        (t) => `<g transform="rotate(${t} 0 -20)">${shape(GREEN_SHADE, 'M0-20c-6-10-6-26 2-40 6 12 4 30-2 40Z')}</g>`,
      ),
  ) +
  put(
    140,
    92,
    1,
    bar(-22, -8, 44, 8, STEEL_SHADE) +
      disc(0, -24, 20, COPPER) +
      shape(COPPER_SHADE, 'M0-44a20 20 0 0 1 0 40Z') +
      disc(0, -24, 10, INK) +
      disc(0, -24, 5, BRASS),
  ) +
  bolt(146, 34, 1.4);
