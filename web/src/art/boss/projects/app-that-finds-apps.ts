import { bar, each, nth, stroke } from '../../pen';
import { BLUE, INK, LEAF, RED, SUN, TEAL, VIOLET } from '../paint';
import { halo } from '../parts/backdrops';
import { magnifier } from '../parts/glass';
import { phone } from '../parts/machines';

/** So far it has found itself. */
export const appThatFindsApps =
  halo() +
  phone(
    30,
    8,
    44,
    76,
    each([0, 1, 2, 3, 4, 5], (i) =>
      bar(36 + (i % 3) * 11.5, 18 + Math.floor(i / 3) * 12, 8.5, 8.5, nth([RED, SUN, TEAL, VIOLET, BLUE, LEAF], i), 2),
    ) + stroke('#aab0d6', 2, 'M38 50h28M38 58h20'),
  ) +
  magnifier(90, 48, 24, bar(82, 30, 17, 34, INK, 3) + bar(84, 33, 13, 27, '#dfe2f7') + magnifier(90, 45, 4.5));
