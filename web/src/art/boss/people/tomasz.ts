import type { Figure } from './figure';
import { put, shape } from '../../pen';
import { STEEL } from '../paint';
import { peak } from '../parts/hats';

/** Night porter. Repairs things nobody has reported yet. */
export const tomasz: Figure = {
  skin: 1,
  hair: 'short',
  hairColour: '#8a5a32',
  top: 'blazer',
  colour: '#2b3350',
  second: '#8d97a5',
  moustache: '#8a5a32',
  before:
    peak('#2b3350') + put(104, 56, 1, shape(STEEL, 'M-4-4-4 26h8V-4c8-4 8-18 0-22v11h-8v-11c-8 4-8 18 0 22Z'), 24),
};
