import type { Figure } from './figure';
import { oval, put, shape, stroke } from '../../pen';
import { PAPER, WOOD } from '../paint';

/** Head chef turned operations chief. The answer is 'Yes, chef'. */
export const marguerite: Figure = {
  skin: 2,
  hair: 'bun',
  hairColour: '#4a1f1a',
  top: 'shirt',
  colour: '#f2ece0',
  second: '#fff',
  brows: 'fierce',
  before:
    shape(PAPER, 'M40 40V24C26 20 32 2 46 6c6-10 24-10 28 0 14-4 20 14 6 18v16c-12-5-28-5-40 0Z') +
    shape('#ddd5c6', 'M62 0c6 0 10 2 12 6 14-4 20 14 6 18v16c-5-2-10-3-15-3.5C70 26 68 10 62 0Z') +
    put(104, 62, 1, stroke(WOOD, 4, 'M0 24V0') + oval(0, -10, 8, 12, '#c0894e')),
};
