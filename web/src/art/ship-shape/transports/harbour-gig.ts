import { BLUE, BRASS, CREAM, GREEN_SHADE, RED, SEA_SHADE, WOOD, WOOD_SHADE } from '../paint';
import { passenger } from '../parts/figures';
import { note } from '../parts/signs';
import { sea, wavePath } from '../parts/water';
import { line, shape, stroke } from '../../pen';

/** Six oars and a song about the seventh. */
export const harbourGig =
  sea(54) +
  note(18, 24, 0.8) +
  note(52, 16, 0.7) +
  note(92, 22, 0.8) +
  passenger(34, 50, 1.2, BLUE, 'sail') +
  passenger(60, 50, 1.2, RED, 'straw') +
  passenger(86, 50, 1.2, GREEN_SHADE, 'cap', '#9c6644') +
  shape(WOOD, 'M6 42c30 8 78 8 108 0-4 14-10 22-20 22H28C16 64 8 54 6 42Z') +
  shape(WOOD_SHADE, 'M62 48c20 0 38-3 52-6-4 14-10 22-20 22H62Z') +
  line(BRASS, 3, 'M6 42c30 8 78 8 108 0') +
  stroke(CREAM, 3, 'M30 46 14 72M38 47 24 76M56 48 44 74M66 48 58 78M84 47 76 74M92 46 90 76') +
  shape(SEA_SHADE, wavePath(66, 4, 26));
