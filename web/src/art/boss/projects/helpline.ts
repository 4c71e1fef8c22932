import { shade } from '../../palette';
import { disc, shape, stroke, times } from '../../pen';
import { INK, PAPER, RED, SUN } from '../paint';
import { halo } from '../parts/backdrops';

/** The customer is right. Press two to be left. */
export const helpline =
  halo() +
  shape(RED, 'M32 80c0-22 14-34 36-34s36 12 36 34Z') +
  shape(shade(RED), 'M68 46c22 0 36 12 36 34H82c2-14-4-28-14-34Z') +
  disc(68, 66, 15, PAPER) +
  times(8, (i) => disc(68 + 10 * Math.cos(i * 0.785), 66 + 10 * Math.sin(i * 0.785), 2.2, INK)) +
  shape(INK, 'M28 44c-6-22 16-26 40-26s46 4 40 26l-16 2c0-10-4-12-24-12s-24 2-24 12Z') +
  `<ellipse cx="68" cy="9" rx="26" ry="6" fill="none" stroke="${SUN}" stroke-width="4"/>` +
  stroke(INK, 3, 'M18 60H6M11 55l-5 5 5 5') +
  stroke(INK, 3, 'M118 60h12M125 55l5 5-5 5');
