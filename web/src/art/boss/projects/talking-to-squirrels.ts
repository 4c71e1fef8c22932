import { bar, put, shape, stroke } from '../../pen';
import { INK } from '../paint';
import { squirrel } from '../parts/animals';
import { ground, halo } from '../parts/backdrops';
import { bubble } from '../parts/paperwork';

/** They mainly want to discuss the bird feeder. */
export const talkingToSquirrels =
  halo(50, 50) +
  squirrel(48, 60, 1.05) +
  stroke(INK, 3, 'M36 34c0-14 24-14 24 2') +
  bar(56, 38, 7, 11, INK, 3) +
  ground('#6b8a4a', 84) +
  bubble(
    82,
    16,
    46,
    36,
    put(
      105,
      35,
      1,
      shape('#c4702c', 'M-8-2h16c0 8-4 14-8 14S-8 6-8-2Z') +
        shape('#6b4426', 'M-10-2c0-10 20-10 20 0Z') +
        stroke(INK, 2.4, 'M0-10v-4'),
    ),
    'l',
  );
