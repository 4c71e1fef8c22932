import { bar, disc, oval, put, shape, stroke, word } from '../../pen';
import { INK, PAPER, RED, SUN } from '../paint';

/** Says welcome, then reports you. */
export const smartDoormat =
  bar(34, 0, 68, 50, '#7d1f26') +
  bar(68, 0, 34, 50, '#65181e') +
  bar(40, 6, 24, 38, '#93381f') +
  bar(72, 6, 24, 38, '#7a2c18') +
  disc(62, 28, 3, SUN) +
  bar(0, 48, 136, 40, '#8a8fc4') +
  shape('#a5723a', 'M26 52h84l14 30H12Z') +
  shape('#8a5a2c', 'M74 52h36l14 30H76Z') +
  word(58, 76, 'welcom', 19, PAPER) +
  stroke(INK, 2.6, 'M112 52V34') +
  disc(112, 32, 4, RED) +
  stroke(PAPER, 2.4, 'M104 26c4-5 12-5 16 0M100 20c6-8 18-8 24 0') +
  put(104, 71, 1, oval(0, 0, 10, 7, PAPER) + disc(-2, 0, 4.5, INK));
