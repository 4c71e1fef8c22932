import { bar, disc, shape, stroke } from '../../pen';
import { GREY, INK } from '../paint';
import { nightSky } from '../parts/backdrops';
import { bulb } from '../parts/glass';

/** The moths think it is the other way round. */
export const mothPoweredLamp =
  nightSky +
  disc(50, 38, 34, 'rgb(255 224 138/.25)') +
  bulb(50, 44, 1.35) +
  stroke(INK, 3, 'M50 70c0 14 30 14 40 6') +
  `<circle cx="100" cy="54" r="25" fill="none" stroke="${GREY}" stroke-width="4"/>` +
  stroke(GREY, 3, 'M100 54 84 86M100 54l16 32') +
  shape('#d9c7a3', 'M100 54C84 34 78 46 82 54s10 8 18 2c8 6 14 6 18-2s-2-20-18 0Z') +
  disc(88, 49, 3, '#8a5a2c') +
  disc(112, 49, 3, '#8a5a2c') +
  bar(98, 44, 4, 20, '#6b4a2c', 2) +
  stroke('#d9c7a3', 1.8, 'M99 44l-5-7M101 44l5-7');
