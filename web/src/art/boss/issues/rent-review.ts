import { shape, stroke } from '../../pen';
import { PAPER, RED } from '../paint';
import { ground, halo } from '../parts/backdrops';
import { house } from '../parts/buildings';
import { coin } from '../parts/money';

/** The landlord noticed that you are still in business. */
export const rentReview =
  halo() +
  house(52, 62, 1.35, PAPER, '#5a7894') +
  ground('#8a6a1a', 83) +
  stroke(RED, 8, 'M106 78V26') +
  shape(RED, 'M90 32 106 8l16 24Z') +
  coin(106, 62, 10) +
  coin(106, 42, 8);
