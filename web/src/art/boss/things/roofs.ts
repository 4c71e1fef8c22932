import { shape, stroke } from '../../pen';
import { INK, SUN } from '../paint';
import { workerBust } from '../workers';

/** On top of a tower, its middle at 0 0: the flag of a seat. */
export const flagRoof =
  shape('#8a5d52', 'M-30 0v-10h60V0Z') +
  stroke(INK, 3, 'M-22-10v-26') +
  shape('var(--seat)', 'M-21-36h24l-6 7 6 7h-24Z');

/** The dome of a legacy: the heir under the crown. */
export const legacyRoof = (heir: string): string =>
  shape('#d9921c', 'M-40 0c0-34 80-34 80 0Z') +
  shape('#b5751a', 'M0-25.5C20-25.5 40-17 40 0H0Z') +
  `<svg x="-29" y="-66" width="58" height="60" viewBox="14 0 92 94">${workerBust(heir, 4).shapes}</svg>` +
  shape(SUN, 'm-16-62 3-14 7 7 6-11 6 11 7-7 3 14c-10-3-22-3-32 0Z');
