import { bar, word } from '../../pen';
import { PAPER } from '../paint';
import { flamingo } from '../parts/animals';
import { halo } from '../parts/backdrops';
import { crate } from '../parts/paperwork';

/** They had ordered four hundred flanges. */
export const wrongDelivery =
  halo() +
  flamingo(30, 44, 0.92) +
  flamingo(66, 38, 0.96) +
  flamingo(100, 46, 0.92) +
  crate(20, 60, 94, 28) +
  bar(46, 66, 44, 14, PAPER, 2) +
  word(68, 77, 'flanges', 11);
