import { BRASS, BRASS_SHADE, INK, PAPER, RED, ROSE, STEEL, STEEL_SHADE, SUN, TEAL, VIOLET_SHADE } from '../paint';
import { daylight } from '../parts/backdrops';
import { cloud } from '../parts/sky';
import { bar, disc, each, line, put, shape, stroke, times } from '../../pen';

/** Stops a bullet and tickles throughout. */
export const featherArmour =
  daylight +
  cloud(2, 26, 0.9) +
  cloud(136, 80, 0.8) +
  put(
    80,
    57,
    1,
    shape(VIOLET_SHADE, 'M0-38c-6-14 8-22 22-12-10-2-14 4-14 12Z') +
      shape(RED, 'M-2-38c-12-8-4-20 8-18-6 4-6 10-2 18Z') +
      shape(STEEL, 'M-16-14c-2-26 34-26 32 0v12h-32Z') +
      shape(STEEL_SHADE, 'M4-33c8 2 13 9 12 19v12H4Z') +
      bar(-14, -20, 28, 5, INK) +
      disc(-6, -17.5, 1.5, SUN) +
      disc(6, -17.5, 1.5, SUN) +
      line(INK, 1.5, 'M-4-9v5M0-9v5M4-9v5') +
      shape(BRASS, 'M-36 50C-40 14-30 0-14-2h28c16 2 26 16 22 52Z') +
      each(
        [
          [0, TEAL],
          [1, PAPER],
          [2, RED],
          [3, PAPER],
          [4, TEAL],
        ],
        ([k, f]) =>
          times(
            k % 2 ? 6 : 7,
            (i) =>
              `<path d="M${(k % 2 ? -27 : -32) + i * 11 - 5.5} ${2 + k * 10}h11c0 8-2 12-5.5 14-3.5-2-5.5-6-5.5-14Z" fill="${f}"/>`,
          ),
      ) +
      shape(INK, 'M14-2c16 2 26 16 22 52H18c4-20 2-38-4-52Z', ' opacity=".22"'),
  ) +
  put(
    24,
    58,
    1,
    shape(BRASS_SHADE, 'M-14-4h10c6 0 9 4 6 7-3 2-6 1-16 1Z') +
      stroke('#fff', 2, 'M-20-2h-14m16 5h-12') +
      stroke(INK, 1.8, 'M6-6l4-4M8 0h6M6 6l4 4'),
  ) +
  put(
    138,
    44,
    1,
    shape(ROSE, 'M-4 14C-10-4 0-16 10-20c2 12 0 26-14 34Z') + line(PAPER, 1.6, 'M-6 20c2-12 8-24 14-34'),
  ) +
  stroke(INK, 2, 'M122 62c-4-2-4-6 0-8m-3 15c-6-4-8-12-4-18');
