import { BRASS, BRASS_SHADE, INK, RED, STEEL_SHADE, SUN, TEAL, VIOLET_SHADE } from '../paint';
import { sunset } from '../parts/backdrops';
import { glasshouse, house, roof } from '../parts/buildings';
import { passenger } from '../parts/figures';
import { flat, hills, tree } from '../parts/land';
import { bar, line, shape, stroke } from '../../pen';

/** Brings the Exposition to you, on sixteen iron legs. */
export const walkingExhibition =
  sunset +
  hills(82) +
  flat(88) +
  house(-20, 22, 20, '#b8523a', 90) +
  roof(-24, 71, 30, 10) +
  stroke(
    STEEL_SHADE,
    4.5,
    'M34 58 22 74l6 22M52 58 46 76l-8 20M70 58 62 74l8 22M90 58l-2 18-8 20M108 58l6 16-6 22M126 58l10 16-4 22M42 58l-4 14 10 24M118 58l6 16 16 20',
  ) +
  stroke(INK, 5, 'M22 96h10M34 96h10M66 96h9M76 96h9M104 96h9M128 96h9M46 96h8M138 94h8') +
  glasshouse(16, 58, 44, 26, 3) +
  glasshouse(100, 58, 44, 26, 3) +
  glasshouse(46, 58, 68, 50, 5) +
  tree(80, 56, 0.9) +
  passenger(58, 56, 0.62, RED, 'top') +
  passenger(102, 56, 0.62, VIOLET_SHADE, 'straw') +
  bar(10, 56, 140, 7, BRASS) +
  bar(10, 60, 140, 4, BRASS_SHADE) +
  line(INK, 2, 'M80 8V-6M38 32V20M122 32V20') +
  shape(RED, 'M80-8 98-3 80 2Z') +
  shape(TEAL, 'm38 18 14 4-14 4Z') +
  shape(SUN, 'm122 18 14 4-14 4Z') +
  stroke('#fff', 2.4, 'M156 76h16m-20 10h22M-4 42h12M-8 50h14');
