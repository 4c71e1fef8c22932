import type { Figure } from './figure';
import { bar, disc, put, shape, solid, stroke } from '../../pen';
import { INK, PAPER, RED } from '../paint';

/** Robotics virtuoso. His robots send him birthday cards. */
export const takeshi: Figure = {
  skin: 1,
  hair: 'quiff',
  hairColour: '#4b4642',
  top: 'turtle',
  colour: '#2b2f3a',
  before: put(
    104,
    70,
    1,
    stroke(INK, 2.2, 'M0-22v-7') +
      disc(0, -31, 3, RED) +
      solid(-15, -22, 30, 22, '#dfe2f7', 6) +
      bar(-11, -17, 22, 11, INK, 5) +
      disc(-5, -11.5, 2, '#8fe0ff') +
      disc(5, -11.5, 2, '#8fe0ff') +
      solid(-11, 2, 22, 16, '#8f96c9', 3) +
      put(
        -18,
        6,
        1,
        bar(-7, -8, 13, 16, PAPER, 1) + shape(RED, 'M0 4C-6 0-4-4-1-3c1 0 1 1 1 1s0-1 1-1c3-1 4 3-1 7Z'),
        -10,
      ),
  ),
};
