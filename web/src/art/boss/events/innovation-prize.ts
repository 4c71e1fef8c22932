import { bar, shape, stroke } from '../../pen';
import { INK, PAPER, SUN } from '../paint';
import { halo } from '../parts/backdrops';
import { bulb } from '../parts/glass';

export const innovationPrize =
  halo() +
  shape(SUN, 'M44 14h48c0 26-6 38-24 38S44 40 44 14Z') +
  shape('#d9921c', 'M74 14h18c0 26-6 38-24 38 8-8 10-24 6-38Z') +
  stroke('#d9921c', 5, 'M44 20H30c0 16 8 20 18 22M92 20h14c0 16-8 20-18 22') +
  bar(64, 52, 8, 14, '#d9921c') +
  bar(48, 66, 40, 12, INK, 2) +
  bulb(68, 28, 0.72, PAPER) +
  stroke(PAPER, 3, 'M18 14l8 5M118 14l-8 5M14 40h8M122 40h-8');
