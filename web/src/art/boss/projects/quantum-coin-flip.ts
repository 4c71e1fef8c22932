import { disc, faint, shape, stroke, word } from '../../pen';
import { PAPER, STEEL, SUN } from '../paint';
import { halo } from '../parts/backdrops';

/** Heads and tails until the invoice arrives. */
export const quantumCoinFlip =
  halo() +
  faint(0.35, disc(34, 54, 22, '#c88a1e') + disc(102, 34, 22, STEEL)) +
  disc(68, 44, 32, '#c88a1e') +
  disc(67, 43, 28, SUN) +
  shape('#cdd5df', 'M67 15a28 28 0 0 1 0 56Z') +
  shape(STEEL, 'M68 12a32 32 0 0 1 0 64v-5a28 28 0 0 0 0-56Z') +
  word(54, 53, 'H', 27, '#7a4d08') +
  word(80, 53, 'T', 27, '#4b5563') +
  stroke(PAPER, 2, 'M68 8v72') +
  stroke(PAPER, 3, 'M18 24c6-10 14-14 22-16M118 64c-6 10-14 14-22 16');
