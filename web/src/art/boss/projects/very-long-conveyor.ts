import { disc, shape, stroke } from '../../pen';
import { INK, NIGHT, PAPER } from '../paint';
import { halo } from '../parts/backdrops';
import { crate } from '../parts/paperwork';

/** The far end has its own time zone. */
export const veryLongConveyor =
  halo(90, 34) +
  shape('#4b5563', 'M-4 88 108 30h6L84 88Z') +
  shape('#39414d', 'M30 88 111 30h3L84 88Z') +
  stroke('#6b7684', 2, 'M6 84l74 0M32 70h56M54 58h42M72 48h30') +
  crate(30, 50, 26, 24) +
  crate(66, 38, 16, 15) +
  crate(88, 28, 10, 9) +
  crate(103, 24, 6, 5) +
  disc(20, 22, 14, INK) +
  disc(20, 22, 11.5, PAPER) +
  stroke(INK, 2.4, 'M20 14v8l6 3') +
  disc(116, 56, 12, INK) +
  disc(116, 56, 9.5, NIGHT) +
  stroke(PAPER, 2.2, 'M116 50v6l-5 3');
