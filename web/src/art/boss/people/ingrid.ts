import type { Figure } from './figure';
import { shade } from '../../palette';
import { bar, disc, put, shape } from '../../pen';
import { PAPER, STEEL } from '../paint';
import { hat } from '../parts/hats';

/** Plant manager. Waters nothing, runs everything. */
export const ingrid: Figure = {
  skin: 1,
  hair: 'bob',
  hairColour: '#a8803c',
  top: 'vest',
  colour: '#3a4256',
  second: '#e8752a',
  before:
    hat('#d8463c') +
    put(
      105,
      88,
      1,
      shape('#c4572c', 'M-14-14h28l-4 14h-20Z') +
        bar(-10, -34, 20, 20, STEEL) +
        bar(-8, -48, 6, 16, shade(STEEL)) +
        bar(3, -44, 6, 12, shade(STEEL)) +
        disc(-4, -54, 5, PAPER) +
        disc(2, -60, 4, PAPER),
    ),
};
