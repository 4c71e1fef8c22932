import { BRASS, BRASS_SHADE, GREEN, PAPER, STEEL_SHADE, WOOD_SHADE } from '../paint';
import { smoke } from '../parts/sky';
import { bar, disc, each, line, shape, stroke, times } from '../../pen';

/** What somebody of 1890 has besides a hat. */
export const EXTRAS = {
  monocle:
    `<circle cx="69" cy="55" r="7" fill="rgb(255 255 255/.25)" stroke="${BRASS_SHADE}" stroke-width="2"/>` +
    line(BRASS_SHADE, 1.4, 'M75 59c4 8 4 16 2 24'),
  handle: shape(
    '#3a2a20',
    'M60 65c-4-3-9-2-13 1-3 2-6 2-8-2 0 6 4 9 9 8 5 0 9-1 12-3 3 2 7 3 12 3 5 1 9-2 9-8-2 4-5 4-8 2-4-3-9-4-13-1Z',
  ),
  walrus: shape(
    '#8f8a84',
    'M60 64c-7-2-16 0-19 10 4-1 8 2 11-1 3 2 5 0 8-1 3 1 5 3 8 1 3 3 7 0 11 1-3-10-12-12-19-10Z',
  ),
  chops: shape(
    '#a8571f',
    'M40 54c-3 12 0 22 9 26 2-6-1-12-4-16-2-3-3-6-5-10Zm40 0c3 12 0 22-9 26-2-6 1-12 4-16 2-3 3-6 5-10Z',
  ),
  pipe: stroke(WOOD_SHADE, 3, 'M66 72l12 4') + shape(WOOD_SHADE, 'M76 68h9v8c0 4-8 4-9 0Z') + smoke(82, 60, 0.5),
  peg: shape('#e7c877', 'M56 56h3.5v13H56Zm5 0h3.5v13H61Z') + bar(55, 60, 11, 2.5, STEEL_SHADE),
  pearls: `<g fill="#fff">${each(
    [
      [47, 90],
      [51, 94],
      [56, 97],
      [62, 97.5],
      [68, 95],
      [72, 91],
    ],
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="2.8"/>`,
  )}</g>`,
  fern: shape(GREEN, 'M82 112c-4-14 2-22 10-26 2 10 0 20-10 26Z') + line(PAPER, 1.2, 'M82 112c2-10 5-18 9-24'),
  baton: stroke(PAPER, 3, 'M96 118 112 84') + disc(96, 117, 4, BRASS),
  wisp:
    shape('#3a2a20', 'M57 84c1 8 2 12 3 16 1-4 2-8 3-16Z') +
    stroke('#3a2a20', 2, 'M52 66c-4 1-6 5-7 10m23-10c4 1 6 5 7 10'),
  ruff: times(7, (i) => disc(40 + i * 6.7, 90 + (i === 0 || i === 6 ? -2 : 1), 5.5, PAPER)),
};

export type Extra = keyof typeof EXTRAS;
