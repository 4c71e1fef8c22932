import type { Figure } from './figure';
import { crate } from '../parts/paperwork';
import { tick } from '../parts/signs';

/** Logistics planner. Arrived yesterday. */
export const minh: Figure = {
  skin: 2,
  hair: 'short',
  hairColour: '#1b1a1d',
  top: 'vest',
  colour: '#d8cfa8',
  second: '#7a8430',
  before: crate(88, 60, 34, 28) + crate(93, 38, 24, 22, '#d09c62') + tick(105, 50, 0.9, '#17713d'),
};
