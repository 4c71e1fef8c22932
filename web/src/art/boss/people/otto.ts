import type { Figure } from './figure';
import { disc } from '../../pen';
import { INK } from '../paint';
import { magnifier } from '../parts/glass';

/** Quality inspector. Sent back his own birthday cake. */
export const otto: Figure = {
  skin: 1,
  hair: 'thin',
  hairColour: '#8d8a88',
  top: 'tie',
  colour: '#4a4038',
  second: '#7f8796',
  brows: 'fierce',
  before: magnifier(69, 55, 11, disc(69, 56, 5, '#f7d6b8') + disc(69, 56, 3.6, INK)),
};
