import { bar, shape, stroke } from '../../pen';
import { INK, PAPER, RED } from '../paint';
import { cloud } from '../parts/backdrops';
import { peg } from '../parts/faces';
import { crown } from '../parts/signs';

export const charitySkydive =
  bar(0, 0, 136, 88, '#9cc7de') +
  cloud(22, 66, 0.8) +
  cloud(118, 30, 0.7) +
  shape(RED, 'M28 38c0-44 80-44 80 0-8-6-16-6-20 0-6-6-14-6-20 0-6-6-14-6-20 0-4-6-12-6-20 0Z') +
  shape(PAPER, 'M48 38c4-24 10-32 20-33 10 1 16 9 20 33-6-6-14-6-20 0-6-6-14-6-20 0Z') +
  stroke(INK, 1.6, 'M30 38 66 62M48 38l18 24M88 38 70 62M106 38 70 62') +
  peg(68, 70, 0.72, INK) +
  crown(68, 57, 0.4);
