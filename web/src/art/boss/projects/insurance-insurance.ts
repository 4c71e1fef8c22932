import { stroke } from '../../pen';
import { BLUE, RED } from '../paint';
import { ground, halo } from '../parts/backdrops';
import { house, umbrella } from '../parts/buildings';

/** Covers you if we ever have to pay. */
export const insuranceInsurance =
  halo() +
  umbrella(68, 30, 1.5, RED) +
  umbrella(68, 48, 0.92, '#4b5bd6') +
  house(68, 72, 0.62) +
  stroke(BLUE, 3, 'M16 14l-4 12M124 12l-4 12M26 34l-4 12M118 36l-4 12') +
  ground('#8a6a1a', 83);
