import type { Figure } from './figure';
import { bar, disc, put, shape, stroke } from '../../pen';
import { INK, PAPER, SUN } from '../paint';
import { star } from '../parts/signs';

/** Star salesman. The watch is real, the tan is leased. */
export const hugo: Figure = {
  skin: 3,
  hair: 'side',
  hairColour: '#4a2f18',
  top: 'blazer',
  colour: '#e8e4da',
  second: '#4a90b8',
  with: ['shades'],
  before:
    put(
      104,
      68,
      1,
      shape('#cf9566', 'M-8 22c-2-14-2-30 0-44H8c2 14 2 30 0 44Z') +
        bar(-9, -12, 18, 24, '#c88a1e', 4) +
        disc(0, 0, 11, SUN) +
        disc(0, 0, 8, PAPER) +
        stroke(INK, 2, 'M0-5v5h4'),
    ) + star(118, 50, 0.6, PAPER),
};
