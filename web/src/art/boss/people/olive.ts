import type { Figure } from './figure';
import { bar, put, shape } from '../../pen';
import { INK, STEEL } from '../paint';

/** Receptionist. Knows where everything is buried. */
export const olive: Figure = {
  skin: 2,
  hair: 'wave',
  hairColour: '#5a3a22',
  top: 'blazer',
  colour: '#5f7030',
  second: '#fff3d8',
  before: put(
    102,
    74,
    1,
    shape('#c3ccd6', 'M-18 8c0-24 36-24 36 0Z') +
      shape(STEEL, 'M0-10c12 0 18 8 18 18H4c3-8 1-14-4-18Z') +
      bar(-21, 8, 42, 5, INK, 2) +
      bar(-2, -15, 4, 6, INK, 2),
  ),
};
