import { disc, shape, stroke } from '../../pen';
import { INK, PAPER, RED, SUN } from '../paint';
import { halo } from '../parts/backdrops';

export const shortcut =
  halo() +
  stroke(PAPER, 5, 'M14 76h30c20 0 0-50 24-50h20') +
  `<path d="M14 76 112 26" fill="none" stroke="${RED}" stroke-width="5" stroke-dasharray="9 7" stroke-linecap="round"/>` +
  disc(14, 76, 7, INK) +
  stroke(INK, 4, 'M114 62V12') +
  shape(SUN, 'M114 12h20l-5 8 5 8h-20Z');
