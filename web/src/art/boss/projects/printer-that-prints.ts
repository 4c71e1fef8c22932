import { shade } from '../../palette';
import { bar, disc, shape, solid, stroke, times } from '../../pen';
import { INK, LEAF, PAPER, STEEL, SUN } from '../paint';
import { tick } from '../parts/signs';

/** A research programme of national importance. */
export const printerThatPrints =
  times(12, (i) => `<path d="M68 44 62-40h12Z" fill="rgb(255 250 240/.4)" transform="rotate(${i * 30} 68 44)"/>`) +
  bar(46, 9, 44, 30, PAPER) +
  tick(68, 24, 1.6) +
  solid(26, 34, 84, 32, '#dcdfe6', 6) +
  bar(40, 34, 56, 6, INK, 2) +
  disc(98, 50, 3, LEAF) +
  bar(38, 56, 60, 16, INK, 2) +
  bar(44, 58, 48, 22, PAPER) +
  stroke('#b9ac98', 2, 'M50 65h36M50 71h24') +
  shape(SUN, 'M28 88l4-8h72l4 8Z') +
  bar(26, 66, 12, 14, STEEL) +
  bar(98, 66, 12, 14, shade(STEEL));
