import { BLUE, COPPER_SHADE, INK, RED, ROCK, ROCK_SHADE, STEEL, STEEL_SHADE } from '../paint';
import { passenger } from '../parts/figures';
import { ground, rock } from '../parts/land';
import { block, line, oval, put, shape } from '../../pen';

/** They dig wherever the lamp points. */
export const arcLightDrill =
  shape(ROCK, 'M84 54V30l8-10 6-24h220v60Z') +
  shape(ROCK_SHADE, 'M100 54V10l10-14h210v58Z') +
  shape('#fff3b0', 'M42 18 120-6v50L42 30Z', ' opacity=".75"') +
  shape(STEEL_SHADE, 'M26 15h14l6 4v10l-6 4H26Z') +
  oval(45, 24, 3.5, 7, '#fff') +
  line(INK, 2.6, 'M33 33 24 54M33 33l9 21M33 33v21') +
  passenger(66, 54, 1.15, BLUE, 'lamp') +
  put(
    72,
    42,
    1,
    block(-6, -4, 16, 9, COPPER_SHADE) +
      shape(STEEL, 'm10-4 5 2v5l-5 2Zm7-2 4 3v3l-4 3Z') +
      line(STEEL_SHADE, 2.5, 'M4-4v-5'),
  ) +
  passenger(10, 54, 1, RED, 'bowl') +
  rock(96, 54, 0.5) +
  ground;
