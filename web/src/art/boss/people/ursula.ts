import type { Figure } from './figure';
import { put, shape } from '../../pen';

/** Office manager. Holds the only key to the stationery. */
export const ursula: Figure = {
  skin: 2,
  hair: 'pony',
  hairColour: '#2a1d1a',
  top: 'tie',
  colour: '#6d3f4a',
  second: '#d9a520',
  with: ['square'],
  before: put(
    106,
    60,
    1,
    shape(
      '#7a4d08',
      'M0-22a10 10 0 1 1-3 19.5V22h10v-6H2v-5h6V5H2V-2.5A10 10 0 0 0 0-22Zm0 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
    ),
    14,
  ),
};
