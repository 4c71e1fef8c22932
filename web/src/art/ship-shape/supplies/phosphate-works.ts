import { GREEN_SHADE, INK, STEEL, STEEL_SHADE, VIOLET } from '../paint';
import { chimney, windows } from '../parts/buildings';
import { ground } from '../parts/land';
import { block, line, put, shape, stroke, times } from '../../pen';

/** Turns rock into turnips by way of a smell. */
export const phosphateWorks =
  block(8, 24, 46, 30, '#b8523a') +
  shape(INK, 'M6 26V14l16 8V14l16 8V14l18 12Z') +
  windows(14, 32, 3, 12, 7, 7) +
  chimney(62, 0, 14, 54) +
  stroke('#9aae4a', 3.5, 'M66-4c-4-4 4-6 0-10m8 10c-4-4 4-6 0-10m-16 8c-4-4 4-6 0-10') +
  line(STEEL, 5, 'M54 44h24') +
  shape(STEEL_SHADE, 'M78 34h10l6 12H72Z') +
  times(3, (i) =>
    put(
      85 + i * 13,
      49 - (i % 2) * 2,
      1.15,
      shape('#e7d3e4', 'M-6-6c0-5 12-5 12 0 0 5-4 7-6 11-2-4-6-6-6-11Z') +
        shape(VIOLET, 'M-6-7c1-4 11-4 12 0-3 2-9 2-12 0Z') +
        shape(GREEN_SHADE, 'M-1-9c-4-2-5-6-4-9 4 1 5 5 5 8 0-3 2-7 6-8 1 4-1 8-5 9Z'),
    ),
  ) +
  ground;
