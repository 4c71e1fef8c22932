import type { Figure } from './figure';
import { bar, put, stroke, word } from '../../pen';
import { BLUE, PAPER } from '../paint';

/** Came for a week of work experience the spring before last. */
export const mo: Figure = {
  skin: 3,
  hair: 'cap',
  hairColour: '#4e8a4a',
  top: 'tee',
  colour: '#d9d2c4',
  with: ['freckles'],
  before:
    stroke('#c4572c', 7, 'M36 94 44 88M84 94l-8-6') +
    put(104, 62, 1, bar(-16, -12, 32, 26, PAPER, 3) + bar(-16, -12, 32, 9, BLUE, 3) + word(0, 10, 'Day 400', 8.5), 6),
};
