import { bar, put, shape, word } from '../../pen';
import { PAPER, RED } from '../paint';
import { halo } from '../parts/backdrops';
import { magnifier } from '../parts/glass';

/** They are very interested in your shoe boxes. */
export const taxInspection =
  halo() +
  shape('#c0894e', 'M20 44h74v40H20Z') +
  shape('#a5723a', 'M60 44h34v40H60Z') +
  put(57, 38, 1, bar(-42, -8, 84, 13, '#d09c62', 2), -7) +
  shape(PAPER, 'M30 44l4-14 10 4 4-12 12 6 8-6 6 12 8-2 2 12Z') +
  word(56, 70, 'shoes', 15, PAPER) +
  magnifier(104, 40, 18, word(103, 48, '$', 24, RED));
