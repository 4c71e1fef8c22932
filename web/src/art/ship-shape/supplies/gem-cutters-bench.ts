import { BRASS, INK, STEEL_SHADE, VIOLET_SHADE, WOOD, WOOD_SHADE } from '../paint';
import { passenger } from '../parts/figures';
import { ground, rock } from '../parts/land';
import { jewel } from '../parts/signs';
import { rays } from '../parts/sky';
import { bar, block, disc, put, shape } from '../../pen';

/** One wrong tap and it is gravel. */
export const gemCuttersBench =
  block(8, 40, 104, 7, WOOD) +
  bar(16, 47, 7, 7, WOOD_SHADE) +
  bar(97, 47, 7, 7, WOOD_SHADE) +
  jewel(44, 26, 1.05) +
  rays(44, 25, 17, 21, 8, '#fff', 1.8) +
  put(66, 16, 1, bar(-2, -2, 4, 24, WOOD) + shape(STEEL_SHADE, 'M-10-10h20v9h-20Z') + shape(INK, 'M4-10h6v9H4Z'), 50) +
  shape(STEEL_SHADE, 'm56 8 4 3-10 10-2-2Z') +
  rock(84, 40, 0.5) +
  rock(94, 40, 0.6) +
  rock(103, 40, 0.45) +
  rock(90, 32, 0.4) +
  passenger(22, 40, 1, VIOLET_SHADE, 'hair') +
  disc(20.5, 25, 3, BRASS) +
  disc(20.5, 25, 1.8, '#bfe3ef') +
  ground;
