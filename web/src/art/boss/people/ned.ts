import type { Figure } from './figure';
import { shade } from '../../palette';
import { bar, put, shape } from '../../pen';
import { INK, RED } from '../paint';

/** Copywriter. Paid by the splendid, luminous, unnecessary adjective. */
export const ned: Figure = {
  skin: 2,
  hair: 'curls',
  hairColour: '#b3602a',
  top: 'scarf',
  colour: '#4d5b3a',
  second: '#e0b04a',
  with: ['freckles'],
  before: put(
    84,
    45,
    1,
    bar(-4, -3, 30, 6.5, RED, 1) +
      bar(-4, 0.5, 30, 3, shade(RED)) +
      bar(-8, -3, 5, 6.5, '#e9a9bd', 1) +
      shape('#f0d9b0', 'M26-3 35 .2 26 3.5Z') +
      shape(INK, 'M32-1 35 .2 32 1.3Z'),
    -38,
  ),
};
