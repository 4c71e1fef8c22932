import { INK, WOOD_SHADE } from '../paint';
import { glasshouse } from '../parts/buildings';
import { ground, tree } from '../parts/land';
import { line, put, shape, stroke } from '../../pen';

/** Iron ribs, ten thousand panes, and one very smug pear. */
export const orchardUnderGlass =
  tree(28, 54, 1.2) +
  tree(92, 54, 1.2) +
  glasshouse(10, 54, 100, 50, 6) +
  put(
    60,
    52,
    1.15,
    shape('#c9cf4a', 'M0-36c5 0 6 6 7 11 6 4 9 9 8 15-1 7-7 10-15 10s-14-3-15-10c-1-6 2-11 8-15 1-5 2-11 7-11Z') +
      shape('#a3aa30', 'M3-35.5c3 2 3 6 4 10.5 6 4 9 9 8 15-1 7-7 10-15 10 8-8 8-24 3-35.5Z') +
      line(WOOD_SHADE, 2.4, 'M0-36c0-4 2-6 4-7') +
      stroke(INK, 1.8, 'M-7-15c1.5-2 3.5-2 5 0m4 0c1.5-2 3.5-2 5 0M-3-8c3 2 6 1 7-2'),
  ) +
  line('#fff', 3, 'M20 30l12-14M26 34l6-7', ' opacity=".7"') +
  ground;
