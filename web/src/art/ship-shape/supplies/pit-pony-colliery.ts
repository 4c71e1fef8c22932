import { INK, SUN, WOOD_SHADE } from '../paint';
import { house, roof } from '../parts/buildings';
import { beast } from '../parts/figures';
import { ground } from '../parts/land';
import { spokes } from '../parts/machines';
import { block, disc, line, shape } from '../../pen';

/** One bale of hay, two wagons of coal, no complaints in writing. */
export const pitPonyColliery =
  line(WOOD_SHADE, 4, 'M62 54 76 8M100 54 86 8M68 36h26M72 22h18') +
  spokes(81, 6, 10, INK, 6, 2.2) +
  line(INK, 1.6, 'M91 6 116 54M81 16v38') +
  block(72, 40, 18, 14, INK) +
  house(100, 16, 20, '#b8523a') +
  roof(97, 35, 22, 8) +
  beast(40, 54, 0.92, '#8d6a4a', { mane: INK, ear: 0 }) +
  disc(22, 19, 3.6, SUN) +
  shape('#fff3b0', 'M20 18-6 6v24Z', ' opacity=".7"') +
  block(-4, 44, 14, 10, '#e0b95a') +
  line('#b58a2b', 1.4, 'M-4 47h14M-4 51h14') +
  shape(INK, 'm56 54 3-7 6-3 7 3 4 7Z') +
  ground;
