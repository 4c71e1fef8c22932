import { bar, disc, put, shape, stroke } from '../../pen';
import { LEAF, PAPER, RED } from '../paint';
import { halo } from '../parts/backdrops';

/** Fully sequenced. Mostly strawberry. */
export const yoghurtGenome =
  halo() +
  stroke('#8a63b8', 3.8, 'M50 48C50 36 86 34 86 20S50 10 54-2M86 48C86 36 50 34 50 20S86 10 82-2') +
  stroke('#d9679a', 2.4, 'M56 42h24M54 26h28M56 14h24M58 34h20M58 6h20') +
  shape(PAPER, 'M40 46h56l-7 40H47Z') +
  shape('#e3dacb', 'M74 46h22l-7 40H72Z') +
  bar(36, 42, 64, 7, '#e9a9bd', 3) +
  put(
    66,
    68,
    1,
    shape(RED, 'M0 14C-14 6-14-8-8-9c4-1 6 1 8 1s4-2 8-1c6 1 6 15-8 23Z') +
      shape(LEAF, 'M-6-9 0-14l6 5-6 2Z') +
      disc(-4, 0, 1, PAPER) +
      disc(3, -1, 1, PAPER) +
      disc(0, 6, 1, PAPER),
  );
