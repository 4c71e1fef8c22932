import { ROCK, ROCK_SHADE } from '../paint';
import { glasshouse } from '../parts/buildings';
import { flat, palm, rock } from '../parts/land';
import { shape } from '../../pen';

/** Began with one greenhouse and a hole in the ground; sees no reason to move on. */
export const kewAndQuarry =
  flat(92) +
  glasshouse(-6, 92, 46, 46, 3) +
  palm(16, 90, 0.8) +
  shape(ROCK, 'M112 92V70h14V54h14V40h60v52Z') +
  shape(ROCK_SHADE, 'M126 70h10v22h-10Zm14-16h12v38h-12Z') +
  rock(122, 92, 0.9);
