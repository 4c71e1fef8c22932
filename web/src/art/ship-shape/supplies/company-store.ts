import { BRASS, GREEN_SHADE, INK, LAMP, PAPER, RED, STEEL, SUN, WOOD_SHADE } from '../paint';
import { ground } from '../parts/land';
import { clock } from '../parts/machines';
import { bar, block, disc, line, put, shape, times } from '../../pen';

/** Takes coal, gives cabbages and clocks. */
export const companyStore =
  block(12, 12, 96, 42, '#7a5a8c', 0.72) +
  bar(8, 4, 104, 9, INK) +
  bar(30, 6, 60, 5, SUN) +
  bar(18, 28, 46, 20, LAMP) +
  block(74, 26, 20, 28, WOOD_SHADE) +
  disc(90, 42, 1.6, BRASS) +
  shape(RED, 'M12 16h96l6 12H6Z') +
  shape(PAPER, 'M24 16h12l-2 12H20Zm24 0h12v12H47Zm24 0h12l4 12H72Z') +
  times(2, (i) =>
    put(
      28 + i * 15,
      42,
      1,
      disc(0, 0, 6, '#8fae4a') +
        shape(GREEN_SHADE, 'M0-6c4 2 4 10 0 12 6 0 8-10 0-12Z') +
        line(PAPER, 1, 'M-3-3c3 2 3 5 2 8'),
    ),
  ) +
  clock(57, 40, 6) +
  bar(16, 47, 50, 3, WOOD_SHADE) +
  shape(INK, 'm96 54 3-7 6-3 7 3 4 7Z') +
  disc(104, 47, 1.2, STEEL) +
  ground;
