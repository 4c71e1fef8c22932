import { ball, each, shape, stroke } from '../../pen';
import { WOOD } from '../paint';
import { ground } from '../parts/backdrops';
import { coin } from '../parts/money';

export const goldenAutumn =
  ground('#a5843c', 76) +
  ball(20, 20, 12, '#ffd27a') +
  shape(WOOD, 'M62 80c4-16 2-24 0-34h12c-2 10-4 18 2 34Z') +
  stroke(WOOD, 5, 'M68 52 48 38M68 50l22-16') +
  each(
    [
      [46, 26],
      [60, 14],
      [78, 14],
      [92, 26],
      [68, 30],
      [52, 40],
      [86, 40],
      [36, 38],
      [100, 38],
    ],
    ([x, y]) => coin(x, y, 8.5),
  ) +
  coin(40, 70, 6) +
  coin(98, 72, 6) +
  coin(110, 60, 6);
