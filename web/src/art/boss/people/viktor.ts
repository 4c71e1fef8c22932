import type { Figure } from './figure';
import { shade } from '../../palette';
import { bar, put, shape } from '../../pen';
import { INK, RED, SUN } from '../paint';
import { hat } from '../parts/hats';

/** Site foreman. Indoor voice sold separately. */
export const viktor: Figure = {
  skin: 2,
  hair: 'short',
  hairColour: '#3a2a20',
  top: 'vest',
  colour: '#4b5563',
  second: '#e8752a',
  moustache: '#3a2a20',
  before:
    hat(SUN) +
    put(
      100,
      70,
      1,
      shape(RED, 'M-14-4v8l8 1 22 13v-36L-6-5Z') +
        shape(shade(RED), 'M4-10 16-18v36L4 10Z') +
        bar(-17, -5, 5, 10, INK, 2),
      -12,
    ),
};
