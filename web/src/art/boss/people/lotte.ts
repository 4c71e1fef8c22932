import type { Figure } from './figure';
import { shape } from '../../pen';
import { coin } from '../parts/money';

/** Payroll clerk. Rounds in your favour, sometimes. */
export const lotte: Figure = {
  skin: 1,
  hair: 'bob',
  hairColour: '#6b3a22',
  top: 'shirt',
  colour: '#6d8aa5',
  second: '#fff',
  before: shape('#3f8f5a', 'M34 46c4-10 48-10 52 0 2 6-4 6-8 4-12-5-24-5-36 0-4 2-10 2-8-4Z') + coin(104, 66, 14),
};
