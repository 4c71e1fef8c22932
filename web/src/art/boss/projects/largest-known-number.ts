import { shade } from '../../palette';
import { disc, shape, stroke, word } from '../../pen';
import { PAPER, RED } from '../paint';
import { halo } from '../parts/backdrops';

/** Ours is that one, plus one. */
export const largestKnownNumber =
  halo() +
  shape(PAPER, 'M20 26h96v34H34c-8 0-14-4-14-10Z') +
  disc(24, 46, 15, '#e3d9c6') +
  disc(24, 46, 9, PAPER) +
  disc(24, 46, 3, '#b9ac98') +
  word(77, 50, '9999999', 17) +
  disc(110, 70, 14, RED) +
  shape(shade(RED), 'M110 56a14 14 0 0 1 0 28c6-8 6-20 0-28Z') +
  word(109, 77, '+1', 19, PAPER) +
  stroke(PAPER, 4, 'M24 62c0 14 30 4 40 16');
