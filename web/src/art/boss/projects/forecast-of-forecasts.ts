import { ball, disc, shape, stroke } from '../../pen';
import { PAPER, RED, WOOD } from '../paint';
import { halo } from '../parts/backdrops';
import { star } from '../parts/signs';

/** Predicts what we will have predicted. */
export const forecastOfForecasts =
  halo() +
  shape(WOOD, 'M40 84c2-10 54-10 56 0Z') +
  ball(68, 44, 33, '#b8a6d9') +
  disc(66, 42, 29, '#d6c8ec') +
  stroke(RED, 3, 'M46 56l10-10 8 6 8-12') +
  shape(WOOD, 'M64 64c1-5 27-5 28 0Z') +
  ball(78, 52, 12, '#9a83c8') +
  stroke(PAPER, 2, 'M71 56l4-4 4 3 5-6') +
  star(46, 28, 0.5, PAPER) +
  star(110, 18, 0.7) +
  star(22, 26, 0.5);
