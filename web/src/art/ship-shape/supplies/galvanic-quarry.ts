import { COPPER_SHADE, INK, PAPER, RED, ROCK, ROCK_SHADE, SUN } from '../paint';
import { ground, rock } from '../parts/land';
import { bolt } from '../parts/machines';
import { burst } from '../parts/sky';
import { bar, block, disc, line, shape, times } from '../../pen';

/** Two batteries, one button, three wagons of rubble. */
export const galvanicQuarry =
  shape(ROCK, 'M58 54V30l14-14h12V0h250v54Z') +
  shape(ROCK_SHADE, 'M92 54V20h20V0h200v54Z') +
  burst(82, 32, 10, 27, 14, RED) +
  burst(82, 32, 10, 18, 9, SUN) +
  disc(82, 32, 5, '#fff') +
  rock(60, 18, 0.7) +
  rock(104, 12, 0.8) +
  rock(78, 4, 0.6) +
  times(
    2,
    (i) => bar(4 + i * 15, 36, 12, 18, '#a9b94a') + bar(4 + i * 15, 32, 12, 5, INK) + bolt(10 + i * 15, 45, 0.5, PAPER),
  ) +
  line(COPPER_SHADE, 2.2, 'M10 32c0-6 15-6 15 0M31 44c8 0 6 8 16 8') +
  block(38, 42, 16, 12, RED) +
  bar(44, 32, 4, 10, INK) +
  bar(38, 30, 16, 4, INK) +
  ground;
