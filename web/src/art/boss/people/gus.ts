import type { Figure } from './figure';
import { shade } from '../../palette';
import { bar, put, shape, stroke } from '../../pen';
import { INK, STEEL } from '../paint';

/** Machinist. Measures twice, cuts remarks. */
export const gus: Figure = {
  skin: 3,
  hair: 'thin',
  hairColour: '#5a544f',
  top: 'apron',
  colour: '#47607a',
  second: '#8a6a3a',
  moustache: '#5a544f',
  before: put(
    103,
    64,
    1,
    bar(-4, -24, 7, 46, STEEL) +
      shape(shade(STEEL), 'M-4-24h20v9H3Zm0 26h20v7l-8-2H-4Z') +
      stroke(INK, 1.2, 'M-3-12h3M-3-6h3M-3 10h3M-3 15h3'),
    8,
  ),
};
