import { disc, each, nth, solid, stroke, word } from '../../pen';
import { INK, PAPER, RED, STEEL } from '../paint';
import { halo } from '../parts/backdrops';
import { envelope } from '../parts/paperwork';

export const publicTender =
  halo() +
  each(
    [
      [36, 44],
      [68, 54],
      [100, 66],
    ],
    ([x, y], i) => solid(x - 15, y, 30, 88 - y, nth([STEEL, '#a3865a', '#7f8796'], i)),
  ) +
  word(36, 64, '3', 17, PAPER) +
  word(68, 72, '2', 16, PAPER) +
  word(100, 80, '1', 14, PAPER) +
  envelope(36, 30, 0.72, -5) +
  envelope(68, 40, 0.72, 4) +
  envelope(100, 52, 0.72, -3, disc(0, 4, 5, RED)) +
  stroke(INK, 3, 'M116 44c6-14 0-26-14-30M108 8l-8 5 6 8');
