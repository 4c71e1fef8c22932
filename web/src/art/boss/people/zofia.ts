import type { Figure } from './figure';
import { put, shape } from '../../pen';
import { SUN } from '../paint';
import { toast } from '../parts/food';

/** Night-school physicist. Runs on entropy and toast. */
export const zofia: Figure = {
  skin: 1,
  hair: 'wave',
  hairColour: '#8a5a32',
  top: 'crew',
  colour: '#3a4a6b',
  second: '#c9cdec',
  eyes: 'tired',
  with: ['glasses'],
  before: put(104, 66, 1, toast(0, 0, 0.62, shape(SUN, 'M-9-4h18v12h-18Z')), 8),
};
