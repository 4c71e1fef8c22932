import type { Figure } from './figure';
import { stroke } from '../../pen';
import { INK } from '../paint';
import { bubble } from '../parts/paperwork';

/** Twin brother of Dot. Starts hers. */
export const dash: Figure = {
  lamp: 'right',
  skin: 1,
  hair: 'quiff',
  hairColour: '#a8481f',
  top: 'tee',
  colour: '#b8323a',
  with: ['freckles'],
  before: bubble(-2, 18, 32, 26, stroke(INK, 5, 'M6 31h16'), 'r'),
};
