import { shade } from '../../palette';
import { bar, shape, stroke, word } from '../../pen';
import { INK, PAPER, RED, SUN, WOOD } from '../paint';
import { cloud } from '../parts/backdrops';

/** Planning objected to the word 'nowhere'. */
export const bridgeToSomewhere =
  bar(0, 64, 136, 24, '#7fb3c8') +
  shape('#8a5a2c', 'M0 40h26v48H0Z') +
  bar(12, 38, 92, 8, INK) +
  bar(30, 10, 7, 78, RED) +
  bar(74, 10, 7, 78, shade(RED)) +
  stroke(PAPER, 2.6, 'M0 36C14 34 24 24 33 12c12 30 32 30 44 0 6 12 14 20 24 25') +
  stroke(PAPER, 1.8, 'M44 30v8M55 34v4M66 30v8M90 28v10') +
  cloud(118, 54, 0.9) +
  cloud(104, 62, 0.7) +
  stroke(WOOD, 3, 'M110 46V26') +
  shape(SUN, 'M92 12h26l8 8-8 8H92Z') +
  word(106, 25.5, '?', 16);
