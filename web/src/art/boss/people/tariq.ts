import type { Figure } from './figure';
import { shade } from '../../palette';
import { bar, put, shape, solid, word } from '../../pen';
import { PAPER, RED } from '../paint';

/** Union steward. Read the rule book and wrote the sequel. */
export const tariq: Figure = {
  skin: 3,
  hair: 'short',
  hairColour: '#1f1714',
  top: 'blazer',
  colour: '#5a4a2c',
  second: '#b8323a',
  beard: '#1f1714',
  before:
    shape('#6b6048', 'M34 38c0-14 16-22 32-20 14 2 22 12 20 20Z') +
    shape('#544b38', 'M64 18c14 0 24 12 22 20H70c2-8 0-15-6-20Z') +
    shape('#544b38', 'M34 38h54c4 4 0 7-4 6-16-4-30-4-46-1-4 1-7-2-4-5Z') +
    put(
      105,
      64,
      1,
      solid(-13, -18, 28, 38, RED, 2) + bar(-13, -18, 5, 38, shade(RED)) + word(4, 7, 'II', 18, PAPER),
      6,
    ),
};
