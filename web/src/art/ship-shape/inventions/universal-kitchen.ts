import { BRASS, COPPER, COPPER_SHADE, GREEN_SHADE, INK, PAPER, RED, STEEL, STEEL_SHADE, SUN, TEAL } from '../paint';
import { sunset } from '../parts/backdrops';
import { chimney } from '../parts/buildings';
import { passenger } from '../parts/figures';
import { flat } from '../parts/land';
import { speech } from '../parts/signs';
import { smoke } from '../parts/sky';
import { bar, block, disc, put, shape, stroke, times } from '../../pen';

/** One stove, forty cuisines, no agreement on salt. */
export const universalKitchen =
  sunset +
  disc(80, 48, 48, 'rgb(255 255 255/.25)') +
  chimney(122, -6, 16, 46, STEEL_SHADE) +
  chimney(24, 4, 12, 36, STEEL_SHADE) +
  smoke(128, -10, 0.7) +
  block(8, 40, 144, 52, '#3d4a52', 0.62) +
  bar(2, 36, 156, 7, INK) +
  times(
    3,
    (i) =>
      `<g>${bar(16 + i * 46, 50, 36, 34, '#2b353b', 3)}${bar(21 + i * 46, 56, 26, 18, i === 1 ? SUN : '#e5792a', 2)}${bar(24 + i * 46, 78, 20, 3, BRASS)}</g>`,
  ) +
  shape(RED, 'M24 66c-2-6 4-6 3-12 6 4 4 10 8 6 2 5-1 8-4 8Zm92 0c-2-6 4-6 3-12 6 4 4 10 8 6 2 5-1 8-4 8Z') +
  put(32, 36, 1, block(-14, -16, 28, 16, COPPER) + bar(-17, -18, 34, 4, COPPER_SHADE) + disc(0, -20, 3, INK)) +
  put(
    68,
    36,
    1,
    shape(PAPER, 'M-12-2c0-10 24-10 24 0Z') + bar(-16, -4, 32, 4, STEEL_SHADE) + stroke(STEEL_SHADE, 3, 'M16-2h10'),
  ) +
  put(
    106,
    36,
    1,
    block(-12, -24, 24, 24, TEAL) + bar(-14, -27, 28, 4, BRASS) + shape('#e7b95a', 'M-6-28 2-44l2 16Zm6 0 10-14-4 14Z'),
  ) +
  put(142, 34, 1, block(-9, -12, 18, 14, RED)) +
  put(
    76,
    16,
    1,
    shape('#fff', 'M-6 8-4-6h8L6 8Z') +
      shape(STEEL, 'M-4-6c0-5 8-5 8 0Z') +
      shape('#fff', 'M-2-14h1v1h-1Zm4 2h1v1H2Zm-6 1h1v1h-1Z'),
    150,
  ) +
  stroke('#fff', 1.8, 'M70 26v3m6-1v3m6-3v3') +
  speech(40, 0, 22, 16, stroke(RED, 2.6, 'M7 4l8 8m0-8-8 8')) +
  speech(92, -2, 22, 16, stroke(GREEN_SHADE, 2.8, 'm6 8 4 4 7-8'), PAPER, -1) +
  flat(92) +
  passenger(-10, 92, 1.1, PAPER, 'chef') +
  passenger(172, 92, 1.1, PAPER, 'chef', '#9c6644');
