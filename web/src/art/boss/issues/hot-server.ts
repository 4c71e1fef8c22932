import { bar, disc, each, solid, stroke } from '../../pen';
import { INK, RED } from '../paint';
import { halo } from '../parts/backdrops';
import { toast } from '../parts/food';

/** It is the server. */
export const hotServer =
  halo() +
  toast(54, 20, 0.58) +
  toast(82, 20, 0.58) +
  solid(36, 28, 64, 58, '#3a4256', 4) +
  each(
    [36, 52, 68],
    (y) => bar(42, y, 52, 11, INK, 2) + disc(48, y + 5.5, 2, RED) + stroke('#6b7684', 2, `M58 ${y + 5.5}h28`),
  ) +
  stroke('#e4582a', 3, 'M26 46c-6-6 4-8-2-16M112 46c6-6-4-8 2-16');
