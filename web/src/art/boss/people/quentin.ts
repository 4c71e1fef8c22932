import type { Figure } from './figure';
import { bar, put } from '../../pen';
import { BLUE, PAPER, RED, TEAL } from '../paint';

/** Junior analyst. Makes charts of his charts. */
export const quentin: Figure = {
  skin: 1,
  hair: 'side',
  hairColour: '#b3602a',
  top: 'tie',
  colour: '#4a5a8a',
  second: '#f4b740',
  with: ['square'],
  behind: put(
    104,
    46,
    1,
    bar(-16, -20, 34, 40, PAPER, 2) + bar(-11, 4, 6, 12, BLUE) + bar(-2, -4, 6, 20, RED) + bar(7, -14, 6, 30, TEAL),
    5,
  ),
};
