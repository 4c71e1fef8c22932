import { INK, PAPER, RED, RUST, SEA, SEA_SHADE, WOOD_SHADE } from '../paint';
import { openSea } from '../parts/backdrops';
import { fish } from '../parts/water';
import { bar, disc, each, line, put, shape, stroke } from '../../pen';

/** Planted, not built; please do not feed it. */
export const coralBreakwater =
  openSea +
  shape(SEA, 'M-30 78h330v60H-30Z') +
  put(
    62,
    4,
    1,
    shape(SEA_SHADE, 'M-180 30C-90 8-40 4-18 24c14 14 4 26-10 20 6 14 14 22 26 26l-10 60h-170Z') +
      shape('#fff', 'M-180 30C-90 8-40 4-18 24c14 14 4 26-10 20 4-10-6-20-22-20-40 0-80 12-130 20Z', ' opacity=".8"'),
  ) +
  `<g fill="none" stroke-linecap="round" stroke-width="9">${each(
    [
      [66, '#e9a8c0'],
      [88, '#f0a04a'],
      [110, '#c87ab8'],
      [132, '#e0604a'],
    ],
    ([x, f], i) =>
      `<path stroke="${f}" d="M${x} 96V${44 + (i % 2) * 10}M${x} ${72 - (i % 2) * 6}l-10-14M${x} ${64 + (i % 2) * 6}l10-14"/>`,
  )}</g>` +
  each(['#c8503c', '#d98a3a', '#d98aa6', '#c8503c', '#d98a3a'], (f, i) => disc(58 + i * 21, 93, 11, f)) +
  put(
    146,
    84,
    1,
    bar(-2, -30, 4, 30, WOOD_SHADE) +
      bar(-14, -56, 28, 28, PAPER, 3) +
      fish(-10, -42, 0.85, RUST) +
      `<circle cy="-42" r="12" fill="none" stroke="${RED}" stroke-width="3"/>` +
      line(RED, 3, 'M-8.5-33.5l17-17'),
  ) +
  disc(75, 86, 3.4, PAPER) +
  disc(86, 86, 3.4, PAPER) +
  disc(74, 86, 1.6, INK) +
  disc(85, 86, 1.6, INK) +
  stroke(INK, 2, 'M77 94c2 2 5 2 7 0');
