import { bar, disc, oval, put, shape, solid, stroke } from '../../pen';
import { INK, PAPER } from '../paint';
import { halo } from '../parts/backdrops';
import { eyes } from '../parts/faces';
import { sheet } from '../parts/paperwork';

export const staffSurvey =
  halo() +
  solid(30, 40, 76, 46, '#5a7894', 4) +
  bar(48, 44, 40, 5, INK, 2) +
  sheet(
    54,
    12,
    28,
    34,
    -6,
    disc(14, 14, 9, '#8fd08c') + eyes(14, 12, 6, 1.2) + stroke(INK, 1.8, 'M10 17c2 3 6 3 8 0'),
  ) +
  put(106, 24, 1, disc(0, 0, 12, '#ee8d7c') + eyes(0, -2, 8, 1.6) + stroke(INK, 2.2, 'M-5 7c3-4 7-4 10 0')) +
  put(
    68,
    66,
    1,
    shape(INK, 'M-24-6c8-4 16-4 24 0 8-4 16-4 24 0 0 12-16 16-24 6-8 10-24 6-24-6Z') +
      oval(-12, -1, 5, 3.5, PAPER) +
      oval(12, -1, 5, 3.5, PAPER),
  );
