import { bar, disc, oval, shape, solid, stroke } from '../../pen';
import { INK, PAPER, RED } from '../paint';
import { halo } from '../parts/backdrops';

export const delayeringFad =
  halo() +
  oval(62, 80, 46, 6, PAPER) +
  solid(26, 62, 72, 16, '#8a4a2c', 4) +
  bar(26, 68, 72, 4, '#f6e3b4') +
  solid(52, 46, 72, 14, '#e9a9bd', 4) +
  bar(52, 50, 72, 4, '#a8324f') +
  solid(26, 28, 72, 16, '#8a4a2c', 4) +
  shape(PAPER, 'M24 30c0-8 76-8 76 0 0 8-8 4-10 8s-8 0-12-2-8 8-14 2-10 4-16 0-8 2-12 0-12 0-12-8Z') +
  disc(62, 18, 6, RED) +
  stroke(INK, 3, 'M106 68h22M122 63l6 5-6 5');
