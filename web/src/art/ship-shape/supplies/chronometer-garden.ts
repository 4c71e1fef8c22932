import { GREEN_SHADE, PAPER, RED, SUN, VIOLET } from '../paint';
import { ground } from '../parts/land';
import { disc, line, put, shape, times } from '../../pen';

/** Opens at nine, closes at six, and smells of both. */
export const chronometerGarden =
  put(
    60,
    30,
    1,
    disc(0, 0, 28, GREEN_SHADE) +
      shape('#3f6421', 'M0-28a28 28 0 0 1 0 56c10-10 14-18 14-28s-4-18-14-28Z') +
      disc(0, 0, 20, '#8fae4a') +
      times(
        12,
        (i) =>
          `<g transform="rotate(${i * 30}) translate(0 -23.5)"><circle r="4" fill="${['#e9a8c0', SUN, PAPER][i % 3]}"/><circle r="1.5" fill="${RED}"/></g>`,
      ) +
      shape(PAPER, 'M-2 3-1-14 1-14 2 3Z') +
      shape(PAPER, 'M-2 2 12 7 11 9-3 3Z') +
      disc(0, 0, 3.5, RED),
  ) +
  put(
    14,
    54,
    1,
    line(GREEN_SHADE, 3, 'M0 0c-1-8 1-12 0-18') +
      times(5, (i) => `<ellipse cx="0" cy="-26" rx="4" ry="6" fill="#e9a8c0" transform="rotate(${i * 72} 0 -20)"/>`) +
      disc(0, -20, 3.5, SUN),
  ) +
  put(106, 54, 1, line(GREEN_SHADE, 3, 'M0 0c-1-6 1-8 0-14') + shape(VIOLET, 'M-5-14c-1-8 2-11 5-12 3 1 6 4 5 12Z')) +
  ground;
