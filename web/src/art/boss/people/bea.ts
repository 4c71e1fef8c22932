import type { Figure } from './figure';
import { shade } from '../../palette';
import { disc, put, shape, stroke } from '../../pen';
import { INK, PAPER, RED } from '../paint';

/** Human resources. Hugs by appointment. */
export const bea: Figure = {
  skin: 4,
  hair: 'afro',
  hairColour: '#2a1a14',
  top: 'crew',
  colour: '#2f7d78',
  second: '#bcd8cf',
  with: ['earrings'],
  before: put(
    104,
    68,
    1,
    shape(RED, 'M0 18C-24 2-20-14-9-14-4-14 0-8 0-8s4-6 9-6c11 0 15 16-9 32Z') +
      shape(shade(RED), 'M0 18C6 6 8-4 4-12c2-2 3-2 5-2 11 0 15 16-9 32Z') +
      disc(0, 0, 6, PAPER) +
      stroke(INK, 1.6, 'M0-3v3l2.5 1.5'),
  ),
};
