import type { Figure } from './figure';
import { put, shape, stroke } from '../../pen';
import { LEAF } from '../paint';

/** Waters the office plants. People near her calm down as well. */
export const yuki: Figure = {
  skin: 1,
  hair: 'bob',
  hairColour: '#1b1a1d',
  top: 'apron',
  colour: '#bcd8cf',
  second: '#4e8a4a',
  eyes: 'closed',
  before: put(
    104,
    84,
    1,
    stroke('#3c6b38', 3, 'M0 0C-2-20 2-30 0-44') +
      shape(
        LEAF,
        'M0-22c-16-2-20-14-18-22 12 2 18 10 18 22Zm0-8c14-4 18-14 16-24-12 4-17 13-16 24Zm-1 20c12 0 18-8 18-14-10-1-16 5-18 14Z',
      ),
  ),
};
