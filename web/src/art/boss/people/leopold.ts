import type { Figure } from './figure';
import { bar, disc, put, stroke } from '../../pen';
import { INK, PAPER, RED } from '../paint';

/** Principal engineer. Refuses to own a doorbell. */
export const leopold: Figure = {
  skin: 1,
  hair: 'thin',
  hairColour: '#d9d4ca',
  top: 'vest',
  colour: '#6d7f8c',
  second: '#3c4a55',
  beard: '#d9d4ca',
  browColour: '#b9b2a6',
  before: put(
    105,
    58,
    1,
    bar(-13, -20, 26, 40, '#8a6a3a', 5) + disc(0, 0, 8, PAPER) + disc(0, 0, 4, INK) + stroke(RED, 4, 'M-18 18 18-18'),
  ),
};
