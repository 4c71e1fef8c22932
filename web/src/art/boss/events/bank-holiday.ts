import { ball, put, shape, stroke } from '../../pen';
import { INK, RED, SUN, WOOD } from '../paint';
import { ground } from '../parts/backdrops';
import { columns } from '../parts/buildings';

export const bankHoliday =
  ball(112, 20, 13, SUN) +
  ground('#e2c48a', 74) +
  columns(60, 52, 1.05) +
  put(60, 32, 1, shape(INK, 'M-19-4h16v4c0 8-16 8-16 0Zm19 0h16v4c0 8-16 8-16 0Zm-4 0h6v3h-6Z')) +
  stroke(WOOD, 3.4, 'M96 82l20-26M100 66h22l8 16') +
  shape(RED, 'M98 78 116 54l6 3-18 25Z');
