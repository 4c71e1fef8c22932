import { BLUE, BRASS, INK, PAPER, RED, SEA, SEA_SHADE, WOOD, WOOD_SHADE } from '../paint';
import { openSea } from '../parts/backdrops';
import { note } from '../parts/signs';
import { hull, sea, wavePath } from '../parts/water';
import { bar, block, disc, line, oval, put, shape, stroke } from '../../pen';

/** The whales have asked for royalties. */
export const whaleSongRecorder =
  openSea +
  sea(60) +
  put(
    56,
    62,
    1,
    shape(
      '#3f6e98',
      'M-46 6c0-26 28-36 52-30 18 5 26 16 34 18 8 1 12-8 18-12 2 8-2 16-8 20 4 6 6 12 4 18-8-2-14-6-18-12C20 28-44 34-46 6Z',
    ) +
      shape('#2d5578', 'M-46 8C-20 18 16 14 36 6 18 28-42 34-46 8Z') +
      shape('#dce9f0', 'M-45 10c14 8 36 10 56 6-16 12-50 14-56-6Z') +
      disc(-28, -4, 3, PAPER) +
      disc(-28, -4, 1.7, INK) +
      stroke(INK, 2, 'M-34-11l9 1') +
      stroke('#dff4fa', 3, 'M-14-26c0-8-8-8-10-14m12 14c0-8 8-8 10-14'),
  ) +
  shape(SEA, wavePath(80, 5, 24)) +
  shape(SEA_SHADE, wavePath(88, 5, 26)) +
  put(
    128,
    76,
    1,
    hull(-32, -4, 64, 14, WOOD) +
      block(-6, -20, 30, 16, WOOD_SHADE) +
      bar(0, -26, 18, 6, INK) +
      shape(BRASS, 'M8-28C2-34-8-38-26-44c-4 8-6 18-4 26C-14-20-2-22 6-24Z') +
      oval(-29, -31, 4, 13, '#6b4a14', 12),
  ) +
  note(70, 18, 0.9) +
  note(86, 30, 0.7) +
  put(
    20,
    34,
    0.95,
    bar(-14, -14, 28, 30, PAPER) +
      line(INK, 1.5, 'M-9-8H9M-9-3H9M-9 2H5') +
      stroke(BLUE, 1.8, 'M-9 10c3-5 4 3 7-1s4 2 8-2') +
      disc(8, 10, 3.5, RED),
    -7,
  ) +
  shape(SEA_SHADE, wavePath(94, 5, 26));
