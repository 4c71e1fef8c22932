import { bar, stroke, word } from '../../pen';
import { INK, PAPER, RED } from '../paint';
import { halo } from '../parts/backdrops';
import { bottle } from '../parts/glass';
import { note } from '../parts/signs';

/** Open in the canteen for immediate effect. */
export const bottledSilence =
  halo() +
  bottle(68, 52, 1.25, '#4d6fae', bar(-13, -2, 26, 20, PAPER, 2) + word(0, 13, 'Shh', 14)) +
  note(20, 40, 0.9, INK) +
  note(106, 56, 0.9, INK) +
  stroke(RED, 3, 'M14 22 32 44M98 38l20 20');
