import type { Figure } from './figure';
import { shade } from '../../palette';
import { disc, put, shape, stroke } from '../../pen';
import { INK, RED } from '../paint';

/** Shift supervisor. The whistle is included. */
export const imani: Figure = {
  skin: 5,
  hair: 'bun',
  hairColour: '#1c1512',
  top: 'vest',
  colour: '#2d3b52',
  second: '#e8752a',
  with: ['earrings'],
  before:
    put(
      82,
      74,
      1,
      shape(RED, 'M-12-4H8a8 8 0 1 1-13 7h-7Z') +
        shape(shade(RED), 'M2-4h6a8 8 0 1 1-8 14c6-3 6-9 2-14Z') +
        disc(4, 4, 3, INK),
    ) + stroke(RED, 2.6, 'M102 62l8-5M104 72h10M102 82l8 5'),
};
