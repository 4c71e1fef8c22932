import type { Figure } from './figure';
import { ball, put, word } from '../../pen';

/** Intern. Alphabetises the biscuits. */
export const pip: Figure = {
  skin: 4,
  hair: 'fringe',
  hairColour: '#1c1512',
  top: 'tee',
  colour: '#7b5b94',
  before: put(102, 66, 1, ball(0, 0, 15, '#d69a52') + word(-1, 6, 'A', 17, '#6b3d1c')),
};
