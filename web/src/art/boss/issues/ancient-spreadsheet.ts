import { bar, shape, stroke, word } from '../../pen';
import { LEAF } from '../paint';
import { halo } from '../parts/backdrops';

/** Row 65,536 runs the company. */
export const ancientSpreadsheet =
  halo() +
  shape('#a89f8e', 'M34 84V22c0-20 68-20 68 0v62Z') +
  shape('#8d8474', 'M80 8c14 2 22 6 22 14v62H84c4-24 4-50-4-76Z') +
  stroke('#6b6255', 2.4, 'M42 32h52M42 44h52M42 56h52M42 68h52M56 24v54M70 24v54M84 24v54') +
  bar(57, 45, 12, 10, '#7fbf6a') +
  stroke('#6b6255', 2.4, 'M36 62l8 6-4 8') +
  shape(LEAF, 'M24 88c4-10 14-6 16 0Zm70 0c4-12 18-8 20 0Z') +
  word(68, 21, '65 536', 10, '#3b352c');
