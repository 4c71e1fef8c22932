import { disc, each, oval, shape, solid, stroke } from '../../pen';
import { INK, PAPER, RED, SUN, WOOD } from '../paint';
import { halo } from '../parts/backdrops';

/** Everyone wins a little less. */
export const fairerDice =
  halo() +
  stroke(WOOD, 5, 'M68 18v58M50 80h36') +
  stroke(WOOD, 4, 'M24 24 112 24') +
  disc(68, 18, 5, SUN) +
  each(
    [28, 108],
    (x) =>
      stroke(INK, 1.8, `M${x} 25l-14 24M${x} 25l14 24`) +
      shape('#c88a1e', `M${x - 20} 50h40c-4 12-36 12-40 0Z`) +
      solid(x - 11, 28, 22, 22, PAPER, 4) +
      each(
        [
          [-5, 34],
          [5, 34],
          [0, 39],
          [-5, 44],
          [5, 44],
        ],
        ([a, band]) => disc(x + a, band, 2, RED),
      ),
  ) +
  oval(28, 22, 11, 3, '#ffe08a') +
  oval(108, 22, 11, 3, '#ffe08a');
