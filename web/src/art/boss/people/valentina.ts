import type { Figure } from './figure';
import { bar, put, shape, stroke } from '../../pen';
import { BLUE, PAPER, STEEL } from '../paint';

/** Turnaround executive. Yours is her ninth company. */
export const valentina: Figure = {
  skin: 3,
  hair: 'bob',
  hairColour: '#17120f',
  top: 'blazer',
  colour: '#7d1f26',
  second: '#fff3e4',
  with: ['earrings'],
  behind: put(
    106,
    46,
    1,
    bar(-2, 14, 4, 40, STEEL) +
      bar(-18, -18, 36, 36, BLUE, 5) +
      stroke(PAPER, 5, 'M-7 10V-3a7 7 0 0 1 14 0v6') +
      shape(PAPER, 'M0 2h14L7 11Z'),
    3,
  ),
};
