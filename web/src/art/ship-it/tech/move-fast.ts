import { PAPER, SUN } from '../../palette';
import { RED, RED_SHADE, INDIGO, STEEL_SHADE, BRONZE_SHADE } from '../paint';
import { scene } from '../scene';
import { flame } from '../things/flame';

/** A roller skate with a flame; things break. */
export const moveFast = scene(
  'dev',
  `
<g transform="rotate(-8 80 60)"><path d="M54 16h30l2 18c6 10 24 12 36 16 6 2 8 8 7 16H50Z" fill="${RED}"/><path d="M86 34c6 10 24 12 36 16 6 2 8 8 7 16H92c2-12 0-22-6-32Z" fill="${RED_SHADE}"/><path d="M54 16h30l.6 7H53.5Z" fill="${PAPER}"/><path d="m80 34 9-6m-5 12 9-6m-3 12 9-6" stroke="${PAPER}" stroke-width="3.4" stroke-linecap="round"/><path d="M46 66h86v7H46Z" fill="${STEEL_SHADE}"/><circle cx="62" cy="80" r="8.5" fill="${SUN}"/><circle cx="62" cy="80" r="3" fill="${BRONZE_SHADE}"/><circle cx="116" cy="80" r="8.5" fill="${SUN}"/><circle cx="116" cy="80" r="3" fill="${BRONZE_SHADE}"/></g>
<g transform="translate(44 60)">${flame(0, 0, 1.25, 84)}</g>
<path d="M4 40h22M-4 52h18M6 76h24" stroke="${PAPER}" stroke-width="3.4" stroke-linecap="round"/>
<g fill="${INDIGO}"><path d="m132 84 12-6 4 12-8 6Z"/><path d="m148 72 8-2 2 8-7 2Z"/><path d="m126 94 4-6 6 8Z"/></g>`,
);
