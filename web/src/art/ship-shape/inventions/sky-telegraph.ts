import { INK, PAPER, RED, STEEL_SHADE, SUN, TEAL, WOOD, WOOD_SHADE } from '../paint';
import { daylight } from '../parts/backdrops';
import { ball, cloud } from '../parts/sky';
import { bar, disc, each, line, put, shape, stroke } from '../../pen';

/** The dots fly well; the dashes are still being trained. */
export const skyTelegraph =
  daylight +
  cloud(-16, 84, 1) +
  cloud(126, 90, 1.1) +
  cloud(60, 98, 0.8) +
  each(
    [
      [14, 22, RED],
      [80, 14, SUN],
      [146, 22, TEAL],
    ],
    ([x, y, f]) =>
      ball(x, y, 17, 15, f) +
      line(INK, 1.6, `M${x - 8} ${y + 13}l6 9m10-9-6 9`) +
      bar(x - 2, y + 20, 4, 42, WOOD_SHADE) +
      bar(x - 13, y + 26, 26, 4, WOOD) +
      bar(x - 10, y + 35, 20, 4, WOOD) +
      bar(x - 12, y + 22, 4, 5, PAPER) +
      bar(x + 8, y + 22, 4, 5, PAPER),
  ) +
  line(
    INK,
    1.6,
    'M-120 40C-70 58-20 54 4 44c30 12 54 6 66-8M24 44c24 14 44 6 46-8M90 36c20 14 34 14 46 8M90 36c24 20 50 12 66 8 30 12 70 10 120-8',
  ) +
  each(
    [
      [40, 46],
      [52, 45],
      [104, 45],
      [118, 47],
    ],
    ([x, y]) => disc(x, y - 3, 5, INK) + shape(SUN, `m${x + 4} ${y - 5} 5 2-5 2Z`) + disc(x + 1.5, y - 4.5, 1.1, PAPER),
  ) +
  each(
    [
      [40, 78, -8],
      [100, 76, 6],
    ],
    ([x, y, t]) =>
      put(
        x,
        y,
        1,
        bar(-14, -4, 28, 9, INK, 4.5) +
          shape(SUN, 'm13-3 7 2.5-7 2.5Z') +
          disc(9, -1, 1.4, PAPER) +
          shape(STEEL_SHADE, 'M-4-2c2-8 10-10 12-8-2 6-6 8-12 8Zm-10 3-8-3v7Z'),
        t,
      ),
  ) +
  stroke('#fff', 2, 'M14 74h8m-10 6h8M74 72h8m-9 6h8');
