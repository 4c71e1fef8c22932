import { stroke } from '../../pen';
import { INK, SUN } from '../paint';
import { cloud } from '../parts/backdrops';
import { flask } from '../parts/glass';
import { star } from '../parts/signs';

/** Eyebrows will grow back. The deadline will not. */
export const smallExplosion =
  star(68, 46, 3.6, '#e4582a') +
  star(68, 46, 2.5, SUN) +
  flask(68, 56, 0.9, '#7cc06a', stroke(INK, 2.4, 'M-2-24 4-12-4-4 4 6-2 16')) +
  cloud(30, 28, 0.8, '#a89f94') +
  cloud(106, 24, 0.9, '#a89f94') +
  stroke('#5a3a22', 5, 'M44 14c4-6 12-6 16-2M76 12c4-4 12-4 16 2');
