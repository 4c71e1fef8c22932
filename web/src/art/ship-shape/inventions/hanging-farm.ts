import { BRASS, GREEN, GREEN_SHADE, INK, PAPER, RED, TEAL } from '../paint';
import { daylight } from '../parts/backdrops';
import { tree } from '../parts/land';
import { ball, cloud } from '../parts/sky';
import { disc, line, put, shape, times } from '../../pen';

/** Cabbages at four hundred feet, out of reach of rabbits. */
export const hangingFarm =
  daylight +
  disc(150, 22, 14, '#ffd978') +
  cloud(-20, 30, 1) +
  cloud(142, 64, 1) +
  cloud(-8, 88, 0.8) +
  put(
    -26,
    8,
    0.88,
    line(INK, 2, 'M70 44 84 62M120 36v26M170 44l-14 18') +
      ball(66, 26, 24, 20, RED) +
      ball(174, 26, 24, 20, TEAL) +
      ball(120, 19, 28, 21, BRASS) +
      shape(
        '#7b4a29',
        'M52 62h136c4 0 5 4 3 8-10 14-20 10-26 22-8-6-12 4-20 10-6-8-14-4-20 2-8-10-14-6-22-2-4-10-14-8-22-12-8-8-24-8-31-20-2-4-2-8 2-8Z',
      ) +
      shape('#5f371d', 'M126 62h62c4 0 5 4 3 8-10 14-20 10-26 22-8-6-12 4-20 10-6-8-14-4-19 2Z') +
      shape('#7a9a3a', 'M50 66c0-8 6-8 12-8h116c8 0 12 0 12 8-20 4-120 4-140 0Z') +
      times(
        4,
        (i) =>
          disc(60 + i * 11, 57, 5, '#8fae4a') + shape(GREEN_SHADE, `M${60 + i * 11} 52c4 2 4 8 0 10 5 0 7-8 0-10Z`),
      ) +
      tree(152, 60, 0.9) +
      shape(PAPER, 'M112 60v-8c0-3 3-4 6-4h10c4 0 4 3 4 5v7h-4v-4h-9v4Z') +
      shape(INK, 'M116 48h6v5h-6Zm10 3h4v4h-4Z') +
      shape(PAPER, 'M112 53h-6c-3 0-3-6 0-6h7Z') +
      disc(107, 49, 1, INK),
  ) +
  shape(GREEN, 'M-120 100c60-4 300-4 400 0v20H-120Z') +
  put(
    24,
    102,
    0.8,
    shape('#cdbfa6', 'M-6 0c-2-8 8-10 12-4l2 4ZM-6-4c-4-10-2-16 0-16s2 8 2 14c2-8 4-12 6-11s-1 9-4 13Z') +
      disc(-5, -6, 1, INK),
  );
