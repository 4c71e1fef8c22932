import { each, nth } from '../../pen';
import { BLUE, NIGHT, RED, TEAL, VIOLET } from '../paint';
import { halo } from '../parts/backdrops';
import { peg } from '../parts/faces';
import { mortarboard } from '../parts/signs';

export const graduateFair =
  halo() +
  mortarboard(34, 28, 0.9, -14) +
  mortarboard(100, 22, 0.9, 12, '#7d1f26') +
  mortarboard(68, 44, 0.9, 4, NIGHT) +
  each(
    [
      [22, RED],
      [52, TEAL],
      [84, VIOLET],
      [114, BLUE],
    ],
    ([x, paint], i) => peg(x, 76, 0.8, paint, nth(['#ebbe95', '#9c6644', '#f7d6b8', '#71493a'], i)),
  );
