import { shade } from '../../palette';
import { bar, disc, put, shape, solid, stroke, word } from '../../pen';
import { INK, STEEL, SUN } from '../paint';
import { halo } from '../parts/backdrops';

/** Nine thousand screws of the other kind. */
export const wrongScrews =
  halo() +
  put(
    46,
    40,
    1,
    shape(
      STEEL,
      'M-22-26h44v10c0 6-8 8-12 8v6l-4 4 4 4-4 4 4 4-4 4 4 4-10 14-10-14 4-4-4-4 4-4-4-4 4-4-4-4v-6c-4 0-12-2-12-8Z',
    ) +
      shape(shade(STEEL), 'M6-26h16v10c0 6-8 8-12 8v6l-4 4 4 4-4 4 4 4-4 4 4 4-10 14c6-22 8-44 6-66Z') +
      bar(-16, -22, 32, 5, INK),
    -6,
  ) +
  solid(80, 50, 44, 32, '#c0894e', 2) +
  disc(102, 66, 5, INK) +
  bar(76, 16, 52, 14, SUN, 2) +
  stroke('#7a4d08', 1.6, 'M82 16v6M90 16v8M98 16v6M106 16v8M114 16v6M122 16v8') +
  word(102, 46, 'inch?', 14);
