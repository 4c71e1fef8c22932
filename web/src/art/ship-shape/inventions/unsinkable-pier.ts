import {
  BLUE,
  BRASS_SHADE,
  GREEN_SHADE,
  INK,
  PAPER,
  RED,
  SEA_SHADE,
  STEEL_SHADE,
  SUN,
  VIOLET_SHADE,
  WOOD,
  WOOD_SHADE,
} from '../paint';
import { openSea } from '../parts/backdrops';
import { glasshouse, roof } from '../parts/buildings';
import { passenger } from '../parts/figures';
import { sea } from '../parts/water';
import { bar, disc, line, put, shape, stroke, times } from '../../pen';

/** Stretches to France on a good day. */
export const unsinkablePier =
  openSea +
  shape(GREEN_SHADE, 'M104 62c10-8 30-8 60-6h140v14H104Z', ' opacity=".7"') +
  put(
    132,
    56,
    1.15,
    line(INK, 2, 'M0 0v-24') +
      bar(1, -24, 6, 12, BLUE) +
      bar(7, -24, 6, 12, PAPER) +
      bar(13, -24, 6, 12, RED) +
      shape(STEEL_SHADE, 'm-22 2 5-22 5 22Z', ' opacity=".6"'),
  ) +
  sea(66) +
  put(
    0,
    64,
    1,
    line(WOOD_SHADE, 4, 'M-100-4h34M-6 0v20M18 0v20M42 0v18M66-4v18') +
      shape(WOOD, 'M-120-6H60c16 0 18-8 30-8h38v7H96c-14 0-14 8-30 8h-186Z') +
      shape(WOOD_SHADE, 'M-120-1H64c12 0 14-6 24-8l4 2c-12 2-14 8-26 8h-186Z') +
      line(PAPER, 1.6, 'M-120-13H54' + times(18, (i) => `M${-112 + i * 10}-13v8`)),
  ) +
  glasshouse(2, 58, 46, 34, 4, '#f2e3c6', BRASS_SHADE) +
  roof(20, 26, 10, 12, RED) +
  line(INK, 1.6, 'M25 14V4') +
  shape(SUN, 'm25 4 11 3-11 3Z') +
  passenger(84, 52, 0.75, RED, 'top') +
  passenger(96, 50, 0.7, VIOLET_SHADE, 'straw') +
  times(4, (i) =>
    put(
      -8 + i * 26,
      84 + (i % 2),
      1,
      disc(0, 0, 10, PAPER) +
        `<circle r="7.5" fill="none" stroke="${RED}" stroke-width="5" stroke-dasharray="6 5.8"/>` +
        disc(0, 0, 4, SEA_SHADE),
    ),
  ) +
  stroke('#fff', 2.4, 'M104 46l8-3m-4 10 10-2');
