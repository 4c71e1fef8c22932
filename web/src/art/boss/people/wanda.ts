import type { Figure } from './figure';
import { put, shape, stroke } from '../../pen';
import { RED } from '../paint';

/** Van driver. Knows a shortcut; it is longer. */
export const wanda: Figure = {
  skin: 2,
  hair: 'cap',
  hairColour: '#b8323a',
  top: 'hoodie',
  colour: '#4b5563',
  behind: put(
    104,
    50,
    1,
    shape('#d3e6dc', 'M-18-20l12-4 12 4 12-4v44l-12 4-12-4-12 4Z') +
      shape('#b3d0c2', 'M-6-24l12 4v44l-12-4Z') +
      stroke(RED, 2.2, 'M-12 12c2-20 10-6 6 2s12 6 8-10 8-14 12-10'),
    -4,
  ),
};
