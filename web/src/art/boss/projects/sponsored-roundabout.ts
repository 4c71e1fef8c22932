import { bar, disc, each, put, stroke, word } from '../../pen';
import { BLUE, INK, PAPER, RED, SUN, WOOD } from '../paint';

/** Brand awareness, going in circles. */
export const sponsoredRoundabout =
  bar(0, 0, 136, 88, '#9db868') +
  bar(0, 34, 136, 24, '#5a6068') +
  bar(56, 0, 24, 88, '#5a6068') +
  disc(68, 46, 38, '#5a6068') +
  stroke(PAPER, 1.6, 'M68 14a32 32 0 1 1-.1 0') +
  disc(68, 46, 21, '#9db868') +
  bar(66, 46, 4, 16, WOOD) +
  bar(48, 26, 40, 24, PAPER, 3) +
  word(68, 43, 'AD', 17, RED) +
  each(
    [
      [68, 12, RED, 0],
      [100, 44, SUN, 90],
      [70, 80, BLUE, 180],
      [36, 50, PAPER, 270],
    ],
    ([x, y, paint, r]) => put(x, y, 1, bar(-8, -4.5, 16, 9, paint, 3) + bar(-3, -3.5, 6, 7, INK, 1), r),
  );
