import { bar, disc, put, stroke } from '../../pen';
import { GREY, INK, RED } from '../paint';
import { halo } from '../parts/backdrops';

/** Headphones first, then the economy. */
export const knotUntangler =
  halo() +
  stroke(INK, 5, 'M44 52c-20-30 40-44 44-14s-46 34-38 6 50-8 34 14-48 4-30-16 44-8 36 10') +
  stroke(INK, 5, 'M40 44c-10-4-24 4-28 18M92 48c12 0 20 4 26 14') +
  disc(11, 66, 6, RED) +
  bar(112, 62, 12, 16, RED, 3) +
  stroke(GREY, 3, 'M115 78v7M121 78v7') +
  put(68, 14, 1, stroke(RED, 4, 'M-18 10c0-22 36-22 36 0') + bar(-22, 6, 9, 14, RED, 4) + bar(13, 6, 9, 14, RED, 4));
