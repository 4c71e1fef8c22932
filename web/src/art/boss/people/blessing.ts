import type { Figure } from './figure';
import { bar, stroke } from '../../pen';
import { INK, RED, STEEL, SUN } from '../paint';
import { hat } from '../parts/hats';

/** Crane operator. Looks down on everyone, kindly. */
export const blessing: Figure = {
  skin: 5,
  hair: 'braids',
  hairColour: '#1c1512',
  top: 'vest',
  colour: '#3b4a2c',
  second: '#e8752a',
  before:
    hat(SUN) +
    stroke(INK, 3, 'M108 0v36') +
    bar(101, 32, 14, 10, RED, 2) +
    stroke(STEEL, 5, 'M108 42v8c10 2 10 16 0 16-6 0-9-4-9-8'),
};
