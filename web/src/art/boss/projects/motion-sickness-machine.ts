import { ball, short, stroke, times } from '../../pen';
import { INK, PAPER, RED, STEEL, SUN, WOOD } from '../paint';
import { halo } from '../parts/backdrops';

/** Endless energy, as long as somebody feels queasy. */
export const motionSicknessMachine =
  halo() +
  stroke(WOOD, 6, 'M68 46 40 84M68 46l28 38') +
  stroke(
    STEEL,
    3,
    times(8, (i) => `M68 44l${short(34 * Math.cos(i * 0.785))} ${short(34 * Math.sin(i * 0.785))}`),
  ) +
  `<circle cx="68" cy="44" r="34" fill="none" stroke="${RED}" stroke-width="5"/>` +
  ball(68, 44, 21, '#9cc46a') +
  stroke(INK, 2, 'M60 38a3 3 0 1 1-2-3M78 38a3 3 0 1 1-2-3') +
  stroke(INK, 2.6, 'M58 53c3-4 5 3 8 0s5 3 8 0 3 2 4 1') +
  ball(68, 10, 5, SUN) +
  ball(102, 44, 5, SUN) +
  ball(34, 44, 5, SUN) +
  stroke(PAPER, 3, 'M112 18c10 8 14 20 12 32M24 70C14 62 10 50 12 38');
