import { shade } from '../../palette';
import { bar, shape, solid, stroke } from '../../pen';
import { BLUE, INK, WOOD } from '../paint';
import { ground } from '../parts/backdrops';
import { umbrella } from '../parts/buildings';

/** Opens in all weathers, usually by itself. */
export const umbrellaWorks =
  ground('#93450f', 78) +
  solid(16, 46, 84, 34, '#c9503c') +
  shape('#a8432f', 'M16 46V32l21 14V32l21 14V32l21 14V32l21 14v2H16Z') +
  bar(24, 56, 12, 12, '#ffe08a') +
  bar(44, 56, 12, 12, '#ffe08a') +
  bar(66, 58, 20, 22, INK) +
  umbrella(109, 38, 0.8, '#4b5bd6') +
  bar(102, 44, 14, 36, WOOD) +
  bar(109, 44, 7, 36, shade(WOOD)) +
  bar(100, 42, 18, 5, '#6b4420', 1) +
  stroke(BLUE, 2.6, 'M20 12l-4 10M36 6l-4 10M54 10l-4 10M72 4l-4 10');
