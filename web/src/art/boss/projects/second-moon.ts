import { ball, disc, shape, stroke } from '../../pen';
import { LEAF, NIGHT, SUN } from '../paint';
import { nightSky } from '../parts/backdrops';

/** The tides have lodged a complaint. */
export const secondMoon =
  nightSky +
  ball(28, 84, 44, '#2f7d9a') +
  shape(LEAF, 'M4 62c10-12 24-10 30-4s-4 14-14 12-18 2-16-8Zm34 14c10-6 20-2 22 8H40Z') +
  ball(74, 24, 12, '#e9e2c8') +
  disc(70, 21, 2.4, '#cfc6a6') +
  disc(77, 28, 1.8, '#cfc6a6') +
  ball(106, 44, 20, '#e9e2c8') +
  shape(NIGHT, 'M106 24a20 20 0 0 1 20 20h-8l-6-6-6 2Z') +
  stroke(SUN, 2, 'M86 72V20M86 26h44M130 26v10M92 72V26M86 34l6-8M86 46l6-8M86 58l6-8') +
  disc(100, 42, 3, '#cfc6a6') +
  disc(106, 54, 2.4, '#cfc6a6');
