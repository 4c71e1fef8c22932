import { stroke } from '../../pen';
import { BLUE, INK, RED, SUN, TEAL } from '../paint';
import { halo } from '../parts/backdrops';
import { peg } from '../parts/faces';
import { magnifier } from '../parts/glass';

export const spanAudit =
  halo() +
  stroke(INK, 3, 'M68 26v14M68 40H36v12M68 40h0v12M68 40h34v12') +
  peg(68, 16, 0.8, RED) +
  peg(34, 66, 0.72, TEAL) +
  peg(104, 66, 0.72, BLUE) +
  magnifier(68, 58, 20, peg(68, 58, 0.98, SUN));
