import type { Figure } from './figure';
import { bar, put, stroke } from '../../pen';
import { INK, PAPER, WOOD } from '../paint';

/** Senior marketing consultant. Invoices in haiku. */
export const celia: Figure = {
  skin: 1,
  hair: 'bob',
  hairColour: '#8a2f1f',
  top: 'blazer',
  colour: '#2b4f73',
  second: '#f6e3b4',
  with: ['earrings'],
  behind: put(
    106,
    46,
    1,
    bar(-13, -26, 26, 52, PAPER) +
      bar(-16, -29, 32, 5, WOOD, 2) +
      bar(-16, 24, 32, 5, WOOD, 2) +
      stroke(INK, 3, 'M-6-16v18M0-16v28M6-16v14'),
    4,
  ),
};
