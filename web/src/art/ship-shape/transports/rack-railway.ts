import { BRASS_SHADE, INK, PAPER, ROCK_SHADE, SNOW, SOIL, SUN, TEAL, WOOD } from '../paint';
import { beast } from '../parts/figures';
import { cog } from '../parts/machines';
import { smoke } from '../parts/sky';
import { engine, engineWheels, waggon } from '../parts/trains';
import { line, put, shape, stroke, times } from '../../pen';

/** Climbs anything, slowly, with opinions. */
export const rackRailway =
  shape(ROCK_SHADE, 'M-150 80 20 8l26 22L92-14 310 90Z', ' opacity=".5"') +
  shape(SNOW, 'm70 4 22-18 26 16-12 2-10-4-10 8Z') +
  shape(SOIL, 'M-150 140 120 26h190v80H-150Z') +
  put(
    64,
    50,
    1,
    line(INK, 3, 'M-120 0H90') +
      shape(
        BRASS_SHADE,
        times(24, (i) => `M${-120 + i * 8} 2h4v5h-4Z`),
      ) +
      smoke(-22, -52, 0.7) +
      engine(-24, -1, 0.86, TEAL) +
      engineWheels(-24, -1, 0.86) +
      waggon(24, -6, 24, 15, WOOD, shape(PAPER, 'M26-22h9v8h-9Zm11 2h8v6h-8Z')) +
      cog(-6, -3, 6, SUN),
    -22.8,
  ) +
  put(
    104,
    30,
    0.5,
    beast(0, 0, 1, '#f3e6d0', {
      mane: '#f3e6d0',
      x: stroke(INK, 2, 'M-18-42c0-5 3-8 7-8') + shape('#fff', 'M-27-29l-1 8 4-6Z'),
    }),
  );
