import type { Figure } from './figure';
import { bar, disc, shape, stroke } from '../../pen';
import { PAPER } from '../paint';

/** Apprentice welder. Sparks joy, and carpets. */
export const ezra: Figure = {
  skin: 4,
  hair: 'crop',
  hairColour: '#17120f',
  top: 'apron',
  colour: '#5a4a3c',
  second: '#8a5a2c',
  before:
    shape('#4b5563', 'M34 42c-2-26 12-36 26-36s28 10 26 36c-8-10-44-10-52 0Z') +
    shape('#39414d', 'M60 6c14 0 28 10 26 36-4-5-10-7-18-8 1-10-2-20-8-28Z') +
    bar(46, 20, 28, 9, '#9fd6c8', 2) +
    stroke('#e4582a', 3, 'M104 74l-8-12M104 74l2-16M104 74l12-10M104 74l-14 0M104 74l14 2M104 74l-9 9M104 74l10 9') +
    disc(104, 74, 5, PAPER),
};
