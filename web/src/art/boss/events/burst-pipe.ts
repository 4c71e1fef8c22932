import { shade } from '../../palette';
import { bar, disc, shape, stroke } from '../../pen';
import { STEEL } from '../paint';
import { sheet } from '../parts/paperwork';

export const burstPipe =
  bar(0, 38, 52, 20, STEEL) +
  bar(0, 50, 52, 8, shade(STEEL)) +
  bar(84, 38, 52, 20, STEEL) +
  bar(84, 50, 52, 8, shade(STEEL)) +
  bar(44, 34, 10, 28, '#6b7684', 2) +
  bar(82, 34, 10, 28, '#6b7684', 2) +
  shape(STEEL, 'M54 40l8 6-4 6 8 6H54Zm28 0-6 4 4 8-8 6h10Z') +
  stroke('#4a8cb3', 7, 'M66 50C60 30 46 16 28 18M70 50C78 30 92 18 110 20') +
  stroke('#5fa8cf', 7, 'M68 52C66 32 60 18 50 10M69 52C71 32 78 18 88 10') +
  stroke('#9fd0e8', 6, 'M68 50V10') +
  disc(22, 28, 4, '#4a8cb3') +
  disc(116, 30, 4, '#4a8cb3') +
  bar(0, 78, 136, 10, '#5fa8cf') +
  stroke('#bfe0ef', 3, 'M10 78c6-5 12-5 18 0M100 78c6-5 12-5 18 0') +
  sheet(60, 70, 20, 14, -14) +
  disc(40, 30, 2.4, '#5fa8cf') +
  disc(100, 32, 2.4, '#5fa8cf');
