import { bar, disc, each, put, stroke } from '../../pen';
import { INK, PAPER, RED, WOOD } from '../paint';
import { halo } from '../parts/backdrops';
import { star } from '../parts/signs';

/** Back to the old logo, slightly to the left. */
export const rebrandTheRebrand =
  halo() +
  each(
    [
      [8, 0],
      [74, -5],
    ],
    ([x, o]) =>
      bar(x + 8, 60, 4, 28, WOOD) +
      bar(x + 42, 60, 4, 28, WOOD) +
      bar(x, 18, 54, 44, PAPER, 3) +
      bar(x + 33, 18, 21, 44, '#efe6d4', 3) +
      put(x + 27 + o, 40, 1, disc(0, 0, 15, RED) + star(0, 1, 0.9, PAPER)),
  ) +
  stroke('#8a6a1a', 1.4, 'M101 24v34') +
  stroke(INK, 3, 'M100 72H88M93 67l-5 5 5 5') +
  stroke(INK, 2.6, 'M63 40h8M68 36l4 4-4 4');
