import { BRASS, BRASS_SHADE, DEEP, DEEP_SHADE, INK, RED, SEA_SHADE, SHALLOWS, SKIN, WOOD } from '../paint';
import { backdrop } from '../parts/backdrops';
import { passenger } from '../parts/figures';
import { hull } from '../parts/water';
import { bar, block, disc, oval, put, shape, stroke } from '../../pen';

/** Looks down nine miles; something looks back. */
export const abyssLens =
  backdrop(DEEP_SHADE) +
  bar(-120, -80, 400, 106, SHALLOWS) +
  shape(DEEP, 'M-120 26h400v34c-80 10-300 10-400 0Z') +
  shape('#fff3b0', 'M70 52-6 120h174L92 52Z', ' opacity=".16"') +
  shape(
    SEA_SHADE,
    'M-120 24q12-5 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0v6h-400Z',
  ) +
  hull(44, 14, 76, 15, WOOD) +
  passenger(60, 15, 0.72, RED, 'hair') +
  put(
    84,
    10,
    1,
    block(-7, -9, 14, 19, BRASS) +
      block(-10, 8, 20, 22, BRASS) +
      bar(-11, 28, 22, 5, BRASS_SHADE) +
      shape('#9fdcf0', 'M-10 33h20l3 8h-26Z'),
  ) +
  stroke(SKIN, 2.4, 'M64 9 76 5') +
  put(
    80,
    82,
    1,
    shape('#f2e8c8', 'M-44 0C-26-24 26-24 44 0 26 24-26 24-44 0Z') +
      disc(0, 0, 17, '#c8a02c') +
      shape('#96751a', 'M0-17a17 17 0 0 1 0 34c6-5 8-11 8-17s-2-12-8-17Z') +
      oval(0, 0, 6, 14, INK) +
      disc(-5, -6, 3.5, '#fff') +
      shape('#15333b', 'M-48 2C-30-28 30-28 48 2 28-18-28-18-48 2Z'),
  ) +
  stroke('#2a7a80', 5, 'M-30 100c-10-20 10-30 2-48m190 48c10-20-10-30-2-48');
