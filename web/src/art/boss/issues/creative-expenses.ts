import { disc, put, shape, stroke, word } from '../../pen';
import { INK, PAPER, RED } from '../paint';
import { halo } from '../parts/backdrops';

/** One receipt is for a horse. */
export const creativeExpenses =
  halo(50, 46) +
  shape(PAPER, 'M20 6h52v76l-6-5-7 5-7-5-6 5-7-5-6 5-7-5-6 5Z') +
  shape('#efe6d4', 'M52 6h20v76l-6-5-7 5-7-5Z') +
  stroke('#a89a84', 2.4, 'M28 16h18M28 24h24M28 32h14') +
  word(42, 62, '$900', 14, RED) +
  put(
    98,
    50,
    1,
    shape('#8a5a2c', 'M-22 36c-4-26 2-40 14-50l2-12 8 8c12 4 20 18 24 32 0 6-8 8-12 4-6-6-10-8-14-6-2 8 6 14 6 24Z') +
      shape('#4a2f18', 'M-8-14C-24-4-28 16-22 36h8c-6-20-4-36 6-50Z') +
      disc(6, -4, 2.4, INK) +
      disc(20, 16, 1.6, INK),
  );
