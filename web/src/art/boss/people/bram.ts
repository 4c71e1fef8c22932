import type { Figure } from './figure';
import { each, mirrored, oval, put, stroke } from '../../pen';
import { LEAF } from '../paint';

const laurel = put(
  60,
  0,
  1,
  stroke('#3c6b38', 2.5, 'M4 28c12 2 18 8 21 20') +
    each(
      [
        [8, 26, -40],
        [15, 29, -10],
        [20, 36, 15],
        [24, 44, 35],
      ],
      ([x, y, tilt]) => oval(x, y, 7, 3.2, LEAF, tilt),
    ),
);

/** Forklift philosopher. Asks what it means to lift. */
export const bram: Figure = {
  skin: 2,
  hair: 'none',
  hairColour: '#231d18',
  top: 'vest',
  colour: '#3a4256',
  second: '#e8752a',
  beard: '#8a7a66',
  browColour: '#8a7a66',
  before: laurel + mirrored(60, laurel),
};
