import type { Figure } from './figure';
import { stroke } from '../../pen';
import { SUN } from '../paint';
import { peak } from '../parts/hats';

/** Retired admiral. Runs a tight everything. */
export const gloria: Figure = {
  skin: 4,
  hair: 'bob',
  hairColour: '#8d8a88',
  top: 'blazer',
  colour: '#1f2b45',
  second: '#fffaf0',
  before: peak('#f6f2e8', SUN) + stroke('#7a4d08', 2, 'M54 34c2 6 10 6 12 0M60 27v11'),
};
