import { BLUE, BRASS, BRASS_SHADE, CREAM, PAPER, RED, RED_SHADE, SEA, SEA_SHADE, TEAL } from '../paint';
import { windows } from '../parts/buildings';
import { smoke } from '../parts/sky';
import { funnel, hull, sea, wavePath } from '../parts/water';
import { bar, block, disc, put, shape, times } from '../../pen';

/** Two wheels, three decks, one bend too many. */
export const paddleSteamer =
  smoke(42, 12, 0.8) +
  smoke(66, 10, 0.8) +
  funnel(38, 16, 22) +
  funnel(62, 14, 24) +
  block(24, 36, 68, 12, PAPER, 0.62, CREAM) +
  windows(28, 40, 2, 9, 5, 5, TEAL) +
  windows(74, 40, 2, 9, 5, 5, TEAL) +
  block(32, 24, 50, 9, PAPER, 0.62, CREAM) +
  windows(36, 26, 5, 9, 5, 5, BLUE) +
  funnel(38, 12, 14) +
  funnel(62, 10, 16) +
  bar(20, 32, 76, 5, BRASS_SHADE) +
  sea(56) +
  hull(4, 47, 112, 16, '#3a3029') +
  shape(BRASS, 'M4 47h112l-2 4H6Z') +
  disc(57, 50, 17, RED) +
  disc(57, 50, 12, RED_SHADE) +
  put(
    57,
    50,
    1,
    times(8, (i) => `<rect x="-2" y="-17" width="4" height="17" fill="${BRASS}" transform="rotate(${i * 45})"/>`),
  ) +
  disc(57, 50, 4, PAPER) +
  shape(SEA, wavePath(62, 5, 24)) +
  shape(SEA_SHADE, wavePath(68, 5, 26));
