import { BLUE, BRASS, INK, RED, RED_SHADE } from '../paint';
import { windows } from '../parts/buildings';
import { passenger } from '../parts/figures';
import { rails } from '../parts/land';
import { bar, faint, line, put, shape, stroke } from '../../pen';

/** Air before, air behind, parcels in between. */
export const pneumaticRailway =
  rails(70) +
  faint(0.55, bar(-150, 24, 460, 42, '#dff2ee')) +
  put(
    64,
    46,
    1,
    bar(-36, -14, 74, 28, RED, 14) +
      shape(RED_SHADE, 'M-34 3h70c-2 7-6 11-12 11h-46c-6 0-10-4-12-11Z') +
      windows(-24, -8, 4, 14, 9, 9) +
      line(BRASS, 3, 'M-10-14v28') +
      bar(-36, -3, 5, 6, INK),
  ) +
  passenger(47, 52, 0.62, BLUE, 'bowl') +
  line('#3c6a62', 3, 'M-150 24h460M-150 66h460') +
  line(BRASS, 5, 'M-20 21v48M20 21v48M112 21v48M152 21v48') +
  stroke('#fff', 2.4, 'M108 36h20m-16 10h26m-28 10h18') +
  shape(INK, 'm130 34 10-2 1 6-11 2Z') +
  stroke('#fff', 2.4, 'M-4 38h14m-20 9h22');
