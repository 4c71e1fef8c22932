import { BRASS, INK, LAMP, PAPER, ROSE, SUN, WOOD, WOOD_SHADE } from '../paint';
import { starlight } from '../parts/backdrops';
import { star } from '../parts/sky';
import { bar, block, disc, each, line, oval, put, shape } from '../../pen';

/** A wardrobe in which the night sky hangs in order. */
export const starCabinet =
  starlight +
  shape('#4d3a2c', 'M-120 92h400v40H-120Z') +
  block(34, 4, 92, 88, WOOD, 0.7) +
  bar(28, 0, 104, 8, WOOD_SHADE) +
  bar(42, 14, 76, 72, '#141a3a') +
  shape('#9a6238', 'M34 10 8 20v74l26-6Z') +
  shape(WOOD_SHADE, 'm126 10 26 10v74l-26-6Z') +
  disc(16, 56, 2.4, BRASS) +
  disc(144, 56, 2.4, BRASS) +
  bar(42, 22, 76, 3, BRASS) +
  line(PAPER, 1.6, 'M56 24v4l-8 6h16l-8-6M80 24v4l-8 6h16l-8-6M104 24v4l-8 6h16l-8-6') +
  shape(LAMP, 'M60 40a12 12 0 1 0 4 20 14 14 0 0 1-4-20Z') +
  star(80, 48, 11, SUN) +
  disc(104, 48, 9, ROSE) +
  oval(104, 48, 15, 3.5, SUN, -18) +
  shape(ROSE, 'M95.5 46a9 9 0 0 1 17-2c-5 3-12 4.5-17 2Z') +
  line(PAPER, 1.2, 'M50 76l12-6 14 6 14-8 16 4') +
  each(
    [
      [50, 76],
      [62, 70],
      [76, 76],
      [90, 68],
      [106, 72],
    ],
    ([x, y]) => disc(x, y, 2, LAMP),
  ) +
  bar(36, 92, 10, 5, WOOD_SHADE) +
  bar(114, 92, 10, 5, WOOD_SHADE) +
  put(
    20,
    92,
    1,
    shape(INK, 'M-8 0c-2-10 0-14 4-14l-1-6 4 4 4-4-1 6c5 2 6 8 4 14Z') +
      disc(-2, -11, 1.1, LAMP) +
      disc(3, -11, 1.1, LAMP),
  );
