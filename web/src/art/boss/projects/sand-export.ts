import { ball, bar, shape, stroke, word } from '../../pen';
import { LEAF, PAPER, SUN, WOOD } from '../paint';
import { sack } from '../parts/money';

/** Destination: a desert with low standards. */
export const sandExport =
  ball(112, 20, 13, SUN) +
  shape('#e2bd74', 'M0 62c30-22 60-12 84-2s40 0 52-6v34H0Z') +
  shape('#cda45c', 'M60 54c24 4 40 16 76 6v28H50Z') +
  stroke(LEAF, 6, 'M116 60V36M116 50h-8v-8M116 46h8v-8') +
  sack(50, 54, 1.15, '#f1e2bd', word(0, 12, 'SAND', 12)) +
  shape('#f3d690', 'M58 84c4-16 30-16 36 0Z') +
  bar(12, 38, 4, 40, WOOD) +
  shape(PAPER, 'M2 30h30l6 8-6 8H2Z') +
  word(18, 41, 'desert', 8.5);
