import { AIR, COPPER, COPPER_SHADE, GREEN, GREEN_SHADE, INK, LAMP, RED, RED_SHADE, SNOW, SOIL, WOOD } from '../paint';
import { backdrop } from '../parts/backdrops';
import { tree } from '../parts/land';
import { smoke } from '../parts/sky';
import { engine, engineWheels, waggon } from '../parts/trains';
import { bar, put, shape, times } from '../../pen';

/** Strawberries in January, along the whole of the branch line. */
export const heatedGreenway =
  backdrop(AIR) +
  shape(SNOW, 'M-120 52C-60 40 40 34 90 44s120 2 200 6v60H-120Z') +
  `<g fill="#fff">${times(14, (i) => `<circle cx="${-30 + ((i * 47) % 220)}" cy="${6 + ((i * 29) % 44)}" r="${1.6 + (i % 3) * 0.5}"/>`)}</g>` +
  tree(4, 54, 1.3, '#7f9aa0') +
  tree(150, 52, 1.5, '#7f9aa0') +
  smoke(66, 14, 0.8) +
  put(78, 66, 0.74, engine(0, 0, 1, RED) + engineWheels(0, 0, 1)) +
  waggon(118, 60, 26, 14, WOOD) +
  waggon(148, 60, 26, 14, WOOD) +
  bar(-120, 65, 400, 3, INK) +
  bar(-120, 68, 400, 40, SOIL) +
  shape(
    GREEN_SHADE,
    'M-120 74c10-6 20-6 30 0s20-6 30 0 20-6 30 0 20-6 30 0 20-6 30 0 20-6 30 0 20-6 30 0 20-6 30 0 20-6 30 0 20-6 30 0v60H-120Z',
  ) +
  bar(-120, 95, 400, 6, COPPER) +
  bar(-120, 98, 400, 3, COPPER_SHADE) +
  times(6, (i) =>
    put(
      -14 + i * 38,
      84,
      1.15,
      shape(RED, 'M-8-4c0-6 16-6 16 0 0 6-5 9-8 12-3-3-8-6-8-12Z') +
        shape(RED_SHADE, 'M2-8c4 .5 6 2 6 4 0 6-5 9-8 12 3-6 4-11 2-16Z') +
        shape(GREEN, 'M-8-6c3-4 5-2 8-4 3 2 5 0 8 4-3 1-5 0-8 2-3-2-5-1-8-2Z') +
        `<g fill="${LAMP}"><circle cx="-3" r="1"/><circle cx="1" cy="3" r="1"/><circle cx="3" cy="-1" r="1"/></g>`,
    ),
  );
