import type { Figure } from './figure';
import { bar, put, word } from '../../pen';
import { PAPER } from '../paint';

/** Software engineer. Deletes more code than she writes. */
export const priya: Figure = {
  skin: 3,
  hair: 'long',
  hairColour: '#2a1d1a',
  top: 'hoodie',
  colour: '#4b5bd6',
  with: ['square'],
  before: put(
    106,
    64,
    1,
    bar(-17, -14, 34, 30, '#cfc8ba', 5) + bar(-14, -14, 28, 24, PAPER, 4) + word(0, 4, 'Del', 14),
    5,
  ),
};
