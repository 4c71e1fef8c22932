import { each, put } from '../../pen';
import { INK, STEEL } from '../paint';
import { halo } from '../parts/backdrops';
import { sandwich } from '../parts/food';

const link = (x: number, paint: string): string =>
  `<rect x="${x}" y="-5" width="14" height="10" rx="5" fill="none" stroke="${paint}" stroke-width="3.4"/>`;
const links = link(-10, INK) + link(-2, STEEL);

/** Every sandwich, provable for ever. */
export const lunchLedger =
  halo() +
  each(
    [
      [27, 36],
      [68, 56],
      [109, 36],
    ],
    ([x, y]) => sandwich(x, y, 0.98),
  ) +
  put(48, 48, 1, links, 28) +
  put(89, 47, 1, links, -32);
