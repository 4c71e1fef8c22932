import { BLUE, GREEN, INK, PAPER, STORM } from '../paint';
import { backdrop } from '../parts/backdrops';
import { passenger } from '../parts/figures';
import { bolt } from '../parts/machines';
import { cloud } from '../parts/sky';
import { bar, disc, put, shape, stroke } from '../../pen';

/** Ties down the weather; the weather objects. */
export const stormAnchor =
  backdrop(STORM) +
  shape(GREEN, 'M-120 94c60-6 300-6 400 0v40H-120Z') +
  cloud(50, 30, 2.6, '#4b5a66') +
  cloud(70, 36, 2.2, '#3a4750') +
  cloud(34, 36, 1.6, '#5b6b78') +
  shape(PAPER, 'M64 28l12 4-2 7c-5 1-10-3-10-11Zm42 0-12 4 2 7c5 1 10-3 10-11Z') +
  disc(72, 34, 2.4, INK) +
  disc(99, 34, 2.4, INK) +
  stroke(PAPER, 2.8, 'M74 52c6-5 16-5 22 0') +
  bolt(40, 64, 1.3) +
  bolt(134, 60, 1.1) +
  `<path d="M84 54c2 6-4 10 0 16" fill="none" stroke="${INK}" stroke-width="5" stroke-dasharray="5 2.5"/>` +
  put(
    84,
    98,
    1,
    `<circle cy="-28" r="5" fill="none" stroke="#a3b0b8" stroke-width="4"/>` +
      bar(-3, -24, 6, 26, '#a3b0b8') +
      bar(-12, -20, 24, 4, '#a3b0b8') +
      shape('#a3b0b8', 'M-26-8c2 14 14 18 26 18S24 6 26-8l6 4-4-14-12 8 6 2C20 2 10 4 0 4s-18-2-22-10l6-2-12-8-4 14Z') +
      shape(INK, 'M0 4c10 0 20-2 22-12l-6-2 12-8 4 14-6-4C24 6 12 10 0 10Z', ' opacity=".4"'),
  ) +
  shape('#8a5a36', 'M50 98c8-8 14-6 18 0s10 6 18 0 12-8 20 0 10 2 14 4H46Z') +
  stroke('#fff', 2.4, 'M8 74c10-4 16 4 26 0M4 84c8-4 14 4 22 0M136 82c8-4 14 4 22 0') +
  passenger(146, 102, 1.1, BLUE, 'top');
