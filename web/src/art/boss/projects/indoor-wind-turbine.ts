import { bar, disc, each, put, shape, stroke } from '../../pen';
import { INK, PAPER, RED, SUN, WOOD } from '../paint';
import { halo } from '../parts/backdrops';
import { sheet } from '../parts/paperwork';

/** Powered by quarterly announcements. */
export const indoorWindTurbine =
  halo(90, 40, 38) +
  bar(0, 80, 136, 8, '#93450f') +
  shape(PAPER, 'M84 84 87 36h6l3 48Z') +
  shape('#d8cfbc', 'M90 36h3l3 48h-6Z') +
  each(
    [0, 120, 240],
    (a) =>
      `<path d="M0 0C8-8 10-24 2-36-6-26-6-12 0 0Z" fill="${PAPER}" transform="translate(90 36) rotate(${a + 20})"/>`,
  ) +
  disc(90, 36, 5, RED) +
  put(
    26,
    50,
    1,
    shape(SUN, 'M-14-5v10l8 1 22 14v-40L-6-6Z') +
      shape('#d9921c', 'M4-12 16-20v40L4 12Z') +
      bar(-18, -6, 6, 12, INK, 2),
  ) +
  stroke(PAPER, 3, 'M50 34h14M52 50h12M50 66h14') +
  bar(106, 70, 30, 4, WOOD) +
  bar(112, 74, 3, 8, WOOD) +
  bar(128, 74, 3, 8, WOOD) +
  sheet(118, 50, 12, 14, 20, ' ');
