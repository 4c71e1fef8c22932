import { GREEN, GREEN_SHADE, INK, PAPER, STEEL, WOOD, WOOD_SHADE } from '../paint';
import { rails } from '../parts/land';
import { smoke } from '../parts/sky';
import { engine, engineWheels, waggon } from '../parts/trains';
import { bar, disc, line, put, shape } from '../../pen';

/** Takes the bend that nobody surveyed. */
export const narrowGauge =
  shape(GREEN_SHADE, 'M-150 56c60-14 120-20 170-12s100 2 290-6v40H-150Z', ' opacity=".45"') +
  rails(68) +
  smoke(30, 12, 0.8) +
  put(26, 68, 0.92, `<g transform="rotate(-4)">${engine(0, 0, 1)}${engineWheels(0, 0, 1)}</g>`) +
  waggon(78, 61, 19, 15, WOOD, disc(83, 45, 5, '#8fae4a') + disc(91, 44, 5.5, GREEN)) +
  waggon(101, 61, 19, 15, WOOD, shape(STEEL, 'm103 47 4-8 6 3 4-2 2 7Z')) +
  line(INK, 2, 'M73 62h6m18 0h6') +
  shape(PAPER, 'M-2 30h15l6 6-6 6H-2Z') +
  bar(4, 42, 3, 26, WOOD_SHADE) +
  `<text x="2" y="40" font-family="Fraunces,serif" font-weight="700" font-size="11" fill="${INK}">?</text>`;
