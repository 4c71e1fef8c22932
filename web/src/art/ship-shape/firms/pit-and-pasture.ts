import { GREEN, INK, WOOD_SHADE } from '../paint';
import { beast } from '../parts/figures';
import { flat } from '../parts/land';
import { spokes } from '../parts/machines';
import { line, put, shape } from '../../pen';

/** Two collieries, one dairy, and never the wrong delivery twice. */
export const pitAndPasture =
  shape(GREEN, 'M70 92c30-24 60-22 200-10v60H70Z') +
  flat(92) +
  line(WOOD_SHADE, 4, 'M-4 92 12 36M40 92 22 36M4 70h28') +
  spokes(17, 34, 12, INK, 6, 2.4) +
  line(INK, 1.8, 'M17 46v46M29 34l-50 58') +
  put(
    140,
    92,
    0.95,
    beast(4, 0, 1.1, '#fff6e6', {
      mane: INK,
      ear: 1,
      x:
        shape(INK, 'M-8-25h8c2 6-4 10-8 6ZM6-20c6-2 8 6 4 10-6 0-8-8-4-10Z') +
        shape('#f0b0a4', 'M-2-12h9c0 6-9 6-9 0Z'),
    }),
  );
