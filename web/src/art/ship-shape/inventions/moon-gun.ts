import { BRASS, CREAM, INK, RED, SKIN, STEEL_SHADE, SUN, VIOLET_SHADE } from '../paint';
import { starlight } from '../parts/backdrops';
import { passenger } from '../parts/figures';
import { flat } from '../parts/land';
import { spokes } from '../parts/machines';
import { burst } from '../parts/sky';
import { bar, disc, line, put, shape, stroke } from '../../pen';

/** Grandfather aimed too low. */
export const moonGun =
  starlight +
  put(
    -1,
    6,
    1,
    disc(126, 30, 25, '#f6e6b4') +
      shape('#dcc684', 'M128 5a25 25 0 0 1 0 50c9-7 13-15 13-25s-4-18-13-25Z') +
      disc(117, 25, 3, INK) +
      shape(INK, 'M127 20h12v9h-12Z') +
      line(INK, 1.6, 'M104 18 142 24') +
      stroke(INK, 2.2, 'M114 42c4-4 10-4 14 0') +
      disc(108, 36, 3, '#e8d396') +
      disc(134, 42, 4, '#cdb878'),
  ) +
  flat(92, '#4d3a2c') +
  put(
    56,
    74,
    1,
    shape(STEEL_SHADE, 'M-46-17h20l66 5v24l-66 5h-20c-8-6-8-28 0-34Z') +
      shape(INK, 'M-50 4h24l66 2v6l-66 5h-20c-3-3-4-8-4-13Z', ' opacity=".4"') +
      bar(36, -15, 8, 30, BRASS) +
      bar(-30, -18, 5, 36, BRASS) +
      bar(4, -15, 5, 30, BRASS) +
      disc(-52, 0, 5, BRASS) +
      line(CREAM, 2, 'M-54-4c-4-6 0-10 4-12') +
      burst(-50, -18, 6, 6, 3, SUN),
    -32,
  ) +
  spokes(44, 86, 13, BRASS, 8, 3) +
  put(88, 48, 1, shape('#fff', 'M4-4c8-10 20-8 18 2 8 2 4 12-4 10-2 6-10 4-12 0Z', ' opacity=".85"')) +
  passenger(12, 98, 1.2, RED, 'top') +
  stroke(SKIN, 3, 'M20 88l8-8') +
  passenger(132, 99, 1, VIOLET_SHADE, 'bowl') +
  stroke(BRASS, 4, 'M138 80l14-12');
