import type { Figure } from './figure';
import { disc } from '../../pen';
import { RED } from '../paint';
import { mug, steam } from '../parts/glass';

/** Runs the tea trolley and, unofficially, strategy. */
export const maud: Figure = {
  skin: 2,
  hair: 'curls',
  hairColour: '#c9c2b8',
  top: 'crew',
  colour: '#8a5aa0',
  second: '#ecd9f4',
  with: ['glasses'],
  before: mug(100, 72, 0.72, '#f2ece0', disc(0, 2, 5, RED)) + steam(95, 54),
};
