import type { Figure } from './figure';
import { bar, disc } from '../../pen';
import { PAPER, RED } from '../paint';
import { hat } from '../parts/hats';

/** Structural engineer. Never leans on anything. */
export const abel: Figure = {
  skin: 5,
  hair: 'crop',
  hairColour: '#17120f',
  top: 'shirt',
  colour: '#5d7fa3',
  second: '#dfe8f0',
  beard: '#201814',
  before:
    hat('#eceae4', '#cfcabf') +
    bar(88, 66, 40, 12, RED, 2) +
    bar(100, 68, 16, 8, '#b7e07a', 4) +
    disc(108, 72, 3, PAPER),
};
