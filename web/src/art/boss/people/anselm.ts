import type { Figure } from './figure';
import { disc, shape, stroke, word } from '../../pen';
import { BLUE } from '../paint';

/** Nobel runner-up. Mentions the runner-up part himself, daily. */
export const anselm: Figure = {
  skin: 1,
  hair: 'none',
  hairColour: '#e6e2da',
  top: 'tie',
  colour: '#5a4a3c',
  second: '#7a5aa6',
  moustache: '#e6e2da',
  browColour: '#c9c2b8',
  behind: shape(
    '#ece8e0',
    'M36 62C14 60 20 42 26 40 16 28 30 18 38 24c2-8 12-10 16-4h12c4-6 14-4 16 4 8-6 22 4 12 16 6 2 12 20-10 22Z',
  ),
  before:
    stroke(BLUE, 6, 'M95 40l8 18 8-18') +
    disc(103, 68, 13, '#b4bcc6') +
    disc(102, 67, 10, '#d9dfe6') +
    word(102, 73, '2', 16, '#4b5563'),
};
