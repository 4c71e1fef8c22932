import type { Figure } from './figure';
import { bar, disc, put, shape, stroke } from '../../pen';
import { PAPER, RED, SUN } from '../paint';

/** Research lead. Won a grant for applying for grants. */
export const samira: Figure = {
  skin: 4,
  hair: 'bun',
  hairColour: '#1c1512',
  top: 'blazer',
  colour: '#1f5f53',
  second: '#f6e3b4',
  with: ['glasses', 'earrings'],
  behind: put(
    104,
    50,
    1,
    bar(-18, -20, 38, 30, PAPER, 2) +
      stroke('#b9ac98', 2.4, 'M-12-12h24M-12-5h16') +
      shape(RED, 'M2 8l-3 16 7-4 7 4-3-16Z') +
      disc(6, 6, 8, SUN),
    4,
  ),
};
