import { disc, each, nth, shape, stroke } from '../../pen';
import { INK, LEAF, RED, SUN } from '../paint';
import { halo } from '../parts/backdrops';
import { eyes } from '../parts/faces';

/** It keeps the tulips. It keeps only the tulips. */
export const soilThatWeedsItself =
  halo(68, 40) +
  shape('#6b4426', 'M0 66c20-14 116-14 136 0v22H0Z') +
  shape('#573720', 'M70 56c30 0 54 4 66 10v22H80Z') +
  eyes(52, 72, 14, 3) +
  stroke(INK, 2.6, 'M46 80c4 3 9 3 13 0') +
  each(
    [
      [20, 60],
      [36, 57],
      [112, 60],
    ],
    ([x, y], i) =>
      stroke(LEAF, 3, `M${x} ${y}v-22`) +
      shape(nth([RED, SUN, '#d9679a'], i), `M${x - 8} ${y - 32}l4 4 4-6 4 6 4-4c2 10-2 16-8 16s-10-6-8-16Z`),
  ) +
  stroke('#6b4426', 7, 'M78 58C80 44 76 34 84 26') +
  disc(85, 25, 6, '#6b4426') +
  stroke('#3c6b38', 2.6, 'M86 24 98 8M92 16l8 2M93 14l-2-8M84 28l-4 6M86 29l0 7');
