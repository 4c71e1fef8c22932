import { shade } from '../../palette';
import { bar, disc, each, put, shape, word } from '../../pen';
import { BLUE, PAPER, RED, SUN, TEAL, VIOLET, WOOD } from '../paint';
import { halo } from '../parts/backdrops';
import { peg } from '../parts/faces';

/** They will not leave. One has a desk. */
export const tooGoodOpenDay =
  halo() +
  each(
    [
      [18, RED, 0.7],
      [38, TEAL, 0.8],
      [100, VIOLET, 0.8],
      [120, BLUE, 0.7],
    ],
    ([x, paint, scale]) => peg(x, 52, scale, paint) + put(x, 38, scale, shape(SUN, 'M-7 0 0-18 7 0Z')),
  ) +
  peg(68, 48, 1.2, '#c4572c', '#9c6644') +
  shape(RED, 'M58 32 68 8l10 24Z') +
  disc(68, 8, 3.4, PAPER) +
  bar(10, 64, 116, 8, WOOD, 2) +
  bar(18, 72, 8, 16, shade(WOOD)) +
  bar(110, 72, 8, 16, shade(WOOD)) +
  bar(50, 54, 36, 11, PAPER, 2) +
  word(68, 63, 'my desk', 9);
