import { BRASS, BRASS_SHADE, INK, RED, RED_SHADE, ROSE, TEAL, TEAL_SHADE } from '../paint';
import { ground } from '../parts/land';
import { cog } from '../parts/machines';
import { bar, disc, line, put, shape, stroke } from '../../pen';

/** Velvet, clockwork, and an unsettling smile. */
export const automatonParlour =
  shape(RED, 'M-150-20H34c0 30-8 50-16 74H-150ZM86-20h240v74H102C94 30 86 10 86-20Z') +
  shape(RED_SHADE, 'M-10-20h14v74h-14ZM116-20h14v74h-14ZM18-20h10c0 26-6 50-14 74H8c6-22 10-46 10-74Z') +
  put(
    60,
    54,
    1,
    shape(TEAL, 'M-24 0c0-14 8-18 24-20 16 2 24 6 24 20Z') +
      shape(TEAL_SHADE, 'M2-20c14 2 22 6 22 20H8c0-8-2-14-6-20Z') +
      bar(-5, -24, 10, 6, BRASS) +
      disc(0, -36, 14, '#f3e3cf') +
      shape('#dcc4a6', 'M2-50a14 14 0 0 1-2 28c8-8 8-18 2-28Z') +
      shape('#5a2d18', 'M-14-36c-4-22 32-22 28 0-2-8-8-11-14-11s-12 3-14 11Z') +
      disc(-5, -37, 3.4, '#fff') +
      disc(5, -37, 3.4, '#fff') +
      disc(-5, -37, 1.7, INK) +
      disc(5, -37, 1.7, INK) +
      disc(-9, -31, 2.5, ROSE) +
      disc(9, -31, 2.5, ROSE) +
      shape('#fff', 'M-6-31H6c0 6-12 6-12 0Z') +
      line(INK, 0.9, 'M-6-31H6M-3-31v3.5M0-31v4.5M3-31v3.5') +
      line('#b59a78', 1.2, 'M-5-31v7M5-31v7') +
      cog(-8, -7, 6, BRASS),
  ) +
  stroke(BRASS_SHADE, 4, 'M84 42h10') +
  shape(BRASS_SHADE, 'M92 42c0-10 12-10 12-4 0 3-3 4-6 4 3 0 6 1 6 4 0 6-12 6-12-4Z') +
  ground;
