import type { Figure } from './figure';
import { bar, oval, put, shape } from '../../pen';

/** Old school friend of the Founder. Superb at lunch. */
export const rupert: Figure = {
  skin: 1,
  hair: 'side',
  hairColour: '#c98a3c',
  top: 'blazer',
  colour: '#2b3a5c',
  second: '#b8323a',
  before:
    shape('#b8323a', 'M50 88c4 8 16 8 20 0l-3 16H53Z') +
    put(
      104,
      62,
      1,
      shape('#eaf2f4', 'M-10-20h20c2 16-2 24-10 24s-12-8-10-24Z') +
        shape('#8a1f3a', 'M-10.6-10h21.2C10 0 6 4 0 4s-10-4-10.6-14Z') +
        bar(-1.5, 4, 3, 18, '#eaf2f4') +
        oval(0, 23, 9, 2.5, '#eaf2f4'),
    ),
};
