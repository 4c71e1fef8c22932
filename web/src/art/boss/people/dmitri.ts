import type { Figure } from './figure';
import { leaf } from '../parts/paperwork';

/** Project manager. Owns four calendars and trusts none of them. */
export const dmitri: Figure = {
  skin: 1,
  hair: 'crop',
  hairColour: '#6f675e',
  top: 'tie',
  colour: '#3a4a5c',
  second: '#b8323a',
  with: ['glasses'],
  behind: leaf(14, 42, 1, -8) + leaf(103, 26, 2, 7) + leaf(13, 72, 3, 6) + leaf(106, 60, 4, -7),
};
