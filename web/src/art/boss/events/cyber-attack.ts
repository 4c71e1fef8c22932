import { shade } from '../../palette';
import { bar, disc, put, shape, stroke } from '../../pen';
import { INK, STEEL } from '../paint';
import { halo } from '../parts/backdrops';

export const cyberAttack =
  halo() +
  bar(30, 12, 76, 52, INK, 5) +
  bar(34, 16, 68, 44, '#20302a') +
  shape(STEEL, 'M18 64h100l8 14H10Z') +
  shape(shade(STEEL), 'M72 64h46l8 14H76Z') +
  put(
    68,
    38,
    1,
    shape('#8fe09a', 'M-18-10c0-12 36-12 36 0 0 10-4 12-6 14v8H-12V4c-2-2-6-4-6-14Z') +
      disc(-7, -6, 4.5, '#20302a') +
      disc(7, -6, 4.5, '#20302a') +
      stroke('#20302a', 2.2, 'M-4 8v5M4 8v5'),
  );
