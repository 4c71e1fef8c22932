import type { Figure } from './figure';
import { disc } from '../../pen';
import { PAPER } from '../paint';
import { flask } from '../parts/glass';

/** Lab technician. Labels her lunch with a half-life. */
export const freya: Figure = {
  skin: 1,
  hair: 'bob',
  hairColour: '#a8702c',
  top: 'shirt',
  colour: '#e8e4da',
  second: '#ffffff',
  with: ['glasses'],
  before: flask(103, 66, 0.8, '#7cc06a', disc(-4, 12, 2, PAPER) + disc(5, 8, 1.5, PAPER)),
};
