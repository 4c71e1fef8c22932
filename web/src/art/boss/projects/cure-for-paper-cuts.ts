import { bar, disc, put, shape, stroke } from '../../pen';
import { PAPER } from '../paint';
import { halo } from '../parts/backdrops';

/** Comes with a forty-page leaflet. Mind your fingers. */
export const cureForPaperCuts =
  halo(44, 46) +
  shape('#ebbe95', 'M30 88V34a13 13 0 0 1 26 0v54Z') +
  shape('#d29f72', 'M46 22a13 13 0 0 1 10 12v54H46Z') +
  shape('#f9e3d0', 'M36 30c0-8 14-8 14 0v5H36Z') +
  put(
    43,
    54,
    1,
    bar(-22, -7, 44, 14, '#e9b98a', 7) +
      bar(-7, -7, 14, 14, '#f6dcc0') +
      disc(-3, -2, 1, '#b5814f') +
      disc(3, 2, 1, '#b5814f') +
      disc(3, -2, 1, '#b5814f') +
      disc(-3, 2, 1, '#b5814f'),
    -12,
  ) +
  shape(PAPER, 'M74 14l16 6v60l-16-6Zm32 0 16 6v60l-16-6Z') +
  shape('#e0d6c4', 'M90 20l16-6v60l-16 6Z') +
  stroke(
    '#a89a84',
    1.8,
    'M78 24l8 3M78 32l8 3M78 40l8 3M78 48l8 3M78 56l8 3M110 24l8 3M110 32l8 3M110 40l8 3M110 48l8 3M110 56l8 3M94 28l8-3M94 36l8-3M94 44l8-3M94 52l8-3',
  );
