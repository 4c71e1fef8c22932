import { bar, shape, stroke } from '../../pen';
import { INK, RED, SUN, TEAL } from '../paint';
import { chart } from '../parts/paperwork';

export const benchmarkReport =
  chart(bar(40, 42, 12, 20, TEAL) + bar(60, 30, 12, 32, SUN) + bar(80, 20, 12, 42, RED)) +
  stroke(INK, 2.4, 'M24 34h92') +
  shape(SUN, 'M8 60 112 84l-3 8L6 70Z') +
  stroke('#7a4d08', 1.6, 'M20 66l-1 5M34 69l-1 5M48 72l-1 5M62 76l-1 5M76 79l-1 5');
