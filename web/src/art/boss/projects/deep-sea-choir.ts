import { disc } from '../../pen';
import { SUN } from '../paint';
import { whale } from '../parts/animals';
import { sea } from '../parts/backdrops';
import { note } from '../parts/signs';

/** Whale songs, now with harmonies. */
export const deepSeaChoir =
  sea +
  whale(44, 44, 0.98, '#5d86a8') +
  whale(98, 58, 0.68, '#86a9c4') +
  note(16, 30, 0.8) +
  note(82, 26, 0.9, SUN) +
  note(114, 34, 0.8) +
  disc(8, 60, 3, '#5f93b5') +
  disc(14, 72, 2, '#5f93b5');
