import { INK, PAPER } from '../../palette';
import { WOOD, BRICK, BRICK_SHADE } from '../paint';
import { scene } from '../scene';
import { coin } from '../things/coin';
import { stack } from '../things/stack';

/** A boot with a plant in it; somebody pulls at the strap. */
export const bootstrapped = scene(
  'ops',
  `
<g transform="translate(7 11) scale(.9)"><path d="M62 22c-8-8-4-16 6-16h14" fill="none" stroke="${WOOD}" stroke-width="5" stroke-linecap="round"/><path d="M60 18h38l-2 38c14 4 30 8 32 24H56Z" fill="${BRICK}"/><path d="M82 18h16l-2 38c14 4 30 8 32 24H96c4-22-6-40-14-62Z" fill="${BRICK_SHADE}"/><path d="M52 78h78v10H52Z" fill="${INK}"/><path d="M56 86h12v6H56Zm18 0h12v6H74Zm18 0h12v6H92Zm18 0h14v6h-14Z" fill="${INK}"/><path d="m66 34 22 6m-22 4 24 6m-22 4 28 8" stroke="${PAPER}" stroke-width="3" stroke-linecap="round"/><path d="M80 18C78 6 84 0 80-6" stroke="#3c7d4c" stroke-width="3.4" fill="none"/><path d="M80 12C70 12 64 4 66-2c8 0 13 6 14 14Zm1-4c8-1 13-7 12-14-8 1-12 7-12 14Z" fill="#3c7d4c"/></g>
${stack(32, 90, 2)}${coin(140, 88, 0.7)}`,
);
