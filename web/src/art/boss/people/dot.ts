import type { Figure } from './figure';
import { disc } from '../../pen';
import { INK } from '../paint';
import { bubble } from '../parts/paperwork';

/** Twin sister of Dash. Finishes his sentences. */
export const dot: Figure = {
  skin: 1,
  hair: 'pony',
  hairColour: '#a8481f',
  top: 'tee',
  colour: '#e0a526',
  with: ['freckles'],
  before: bubble(94, 18, 28, 26, disc(108, 31, 5, INK), 'l'),
};
