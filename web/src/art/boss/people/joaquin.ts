import type { Figure } from './figure';
import { bar, disc, put, stroke } from '../../pen';
import { INK, PAPER } from '../paint';

/** Team coach. Has never missed a retrospective or a train. */
export const joaquin: Figure = {
  skin: 3,
  hair: 'short',
  hairColour: '#4b4642',
  top: 'hoodie',
  colour: '#2f7d78',
  behind: put(14, 44, 1, bar(-12, -12, 24, 24, '#9fd6c8'), -7) + put(12, 72, 1, bar(-12, -12, 24, 24, '#f3a9b0'), 6),
  before: put(
    103,
    64,
    1,
    stroke('#c88a1e', 2.4, 'M0-18c-2-10 12-14 14-22') +
      disc(0, 0, 16, '#c88a1e') +
      disc(-1, -1, 13, PAPER) +
      stroke(INK, 2.4, 'M-1-8v7l5 4') +
      bar(-3, -21, 6, 6, '#c88a1e', 2),
  ),
};
