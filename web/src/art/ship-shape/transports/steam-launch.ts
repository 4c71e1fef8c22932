import { BLUE, BRASS, BRASS_SHADE, INK, PAPER, RED, SEA, SEA_SHADE, SMOKE } from '../paint';
import { passenger } from '../parts/figures';
import { smoke } from '../parts/sky';
import { hull, sea, wavePath } from '../parts/water';
import { bar, line, shape, stroke } from '../../pen';

/** Small boiler, large whistle. */
export const steamLaunch =
  smoke(50, 8, 0.7) +
  stroke(SMOKE, 3, 'M70 10h12m-11 5 10 4m-11-14 10-4') +
  bar(46, 22, 8, 24, INK) +
  bar(44, 20, 12, 4, BRASS) +
  shape(BRASS, 'M56 44V18c0-10 14-10 14 0v26Z') +
  shape(BRASS_SHADE, 'M64 10.5c4 .6 6 3 6 7.5v26h-6Z') +
  bar(56, 20, 14, 4, INK) +
  bar(61, 3, 4, 8, BRASS_SHADE) +
  shape(BRASS_SHADE, 'M56 30h14v3H56Z') +
  bar(78, 32, 26, 4, RED) +
  line(INK, 2.5, 'M81 36v12M101 36v12') +
  passenger(32, 48, 1.1, BLUE, 'sail') +
  sea(56) +
  hull(14, 46, 94, 17, PAPER) +
  bar(12, 43, 98, 5, BRASS_SHADE) +
  shape(SEA, wavePath(60, 5, 24)) +
  shape(SEA_SHADE, wavePath(67, 5, 26));
