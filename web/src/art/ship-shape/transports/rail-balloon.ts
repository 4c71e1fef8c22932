import { BLUE, INK, RED, SOIL, SUN, TEAL } from '../paint';
import { windows } from '../parts/buildings';
import { wheel } from '../parts/machines';
import { ball, cloud } from '../parts/sky';
import { bar, block, line, put, shape, stroke, times } from '../../pen';

/** Runs on the track until the track runs out. */
export const railBalloon =
  cloud(0, 30, 0.7) +
  cloud(100, 44, 0.6) +
  shape(SOIL, 'M-150 68H46l-4 8 4 6-6 30h-190Z') +
  bar(-150, 66, 198, 3, INK) +
  line(
    '#6b4022',
    4,
    times(18, (i) => `M${-147 + i * 11} 73h6`),
  ) +
  stroke(INK, 3, 'M48 67c6 0 8 4 12 10') +
  put(
    66,
    0,
    1,
    ball(0, 18, 26, 21, SUN, '#c98f1f') +
      ball(-26, 22, 15, 14, RED) +
      ball(26, 22, 15, 14, TEAL) +
      line(INK, 1.6, 'M-26 36-20 46M0 39v8M26 36l-6 10') +
      put(
        0,
        58,
        1,
        block(-26, -12, 52, 20, BLUE) +
          bar(-29, -15, 58, 4, INK) +
          windows(-21, -8, 4, 11, 8, 8) +
          bar(-26, 3, 52, 2.5, SUN) +
          wheel(-15, 10, 5) +
          wheel(15, 10, 5),
        -5,
      ),
  );
