import { bar, disc, put, shape, stroke, word } from '../../pen';
import { INK, PAPER, RED, TEAL, VIOLET, WOOD } from '../paint';
import { halo } from '../parts/backdrops';
import { peg } from '../parts/faces';

/** A large black poster. Peer-reviewed. */
export const mapOfDarkMatter =
  halo() +
  stroke(INK, 2, 'M68 4 42 18M68 4l26 14') +
  bar(28, 16, 80, 60, WOOD, 2) +
  bar(33, 21, 70, 50, '#17130f') +
  shape('#100d0a', 'M68 21h35v50H82Z') +
  put(70, 42, 1, shape(RED, 'M0 10C-10 0-8-11 0-11s8 11 0 21Z') + disc(0, -4, 2.6, PAPER)) +
  word(69, 65, 'You are here', 9, PAPER) +
  peg(18, 64, 0.95, TEAL) +
  peg(120, 66, 0.85, VIOLET, '#9c6644');
