import type { Figure } from './figure';
import { bar, disc, put, shape } from '../../pen';
import { INK, PAPER, RED } from '../paint';

/** Stand-up facilitator. Stands all day so that you need not. */
export const signe: Figure = {
  skin: 1,
  hair: 'pony',
  hairColour: '#96622a',
  top: 'tee',
  colour: '#6f7d2c',
  before: put(
    104,
    66,
    1,
    bar(-3, -23, 6, 8, INK, 2) +
      disc(0, 0, 16, INK) +
      disc(0, 0, 12.5, PAPER) +
      shape(RED, 'M0 0V-11A11 11 0 0 1 10 5Z'),
  ),
};
