import { bar, disc, each, shape, solid, word } from '../../pen';
import { BLUE, PAPER, RED, SUN, TEAL, WOOD } from '../paint';
import { ground } from '../parts/backdrops';
import { peg } from '../parts/faces';

/** Last seen looking for room 4B. There is no room 4B. */
export const lostNewcomer =
  bar(0, 0, 136, 70, 'rgb(255 250 240/.3)') +
  ground('#8d8478', 78) +
  bar(64, 20, 5, 62, WOOD) +
  each(
    [
      ['4A', 12, 1, RED],
      ['4C', 28, -1, TEAL],
      ['4D', 44, 1, BLUE],
    ],
    ([text, y, m, paint]) =>
      shape(paint, m > 0 ? `M58 ${y}h34l7 6.5-7 6.5H58Z` : `M76 ${y}H42l-7 6.5 7 6.5h34Z`) +
      word(m > 0 ? 76 : 58, y + 11, text, 12, PAPER),
  ) +
  peg(28, 66, 0.98, '#7b5b94', '#9c6644') +
  word(28, 44, '?', 20) +
  solid(104, 34, 24, 46, '#c9803c') +
  bar(108, 52, 8, 5, PAPER) +
  disc(122, 60, 2, SUN);
