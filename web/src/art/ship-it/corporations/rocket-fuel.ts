import { INK, PAPER } from '../../palette';
import { RED, RED_SHADE } from '../paint';
import { scene } from '../scene';
import { rocket } from '../things/rocket';
import { flame } from '../things/flame';

/** A rocket beside its petrol can. */
export const rocketFuel = scene(
  'sabotage',
  `
${rocket(98, 48, 1.05)}${flame(98, 84, 0.9)}
<g transform="translate(52 62)"><path d="M-20-18h30l8 8v40h-38Z" fill="${RED}"/><path d="M2-18h8l8 8v40H2Z" fill="${RED_SHADE}"/><path d="m-14-6 26 30m0-30-26 30" stroke="${PAPER}" stroke-width="4" stroke-linecap="round"/><path d="M-14-18v-8h14v8" fill="none" stroke="${INK}" stroke-width="4"/></g>
<path d="M64 48c10-14 16 6 26 4" fill="none" stroke="${INK}" stroke-width="4.5" stroke-linecap="round"/>`,
);
