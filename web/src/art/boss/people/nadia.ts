import type { Figure } from './figure';
import { word } from '../../pen';
import { bubble } from '../parts/paperwork';

/** Data scientist. Ninety-five per cent sure of her name. */
export const nadia: Figure = {
  skin: 3,
  hair: 'hijab',
  hairColour: '#7a5aa6',
  top: 'blazer',
  colour: '#3b4a6b',
  second: '#7a5aa6',
  behind: bubble(92, 18, 36, 26, word(110, 37, '95%', 15), 'l'),
};
