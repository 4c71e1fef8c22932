import { PAPER, SUN } from '../../palette';
import { RED, INDIGO_SHADE, INDIGO_DEEP, GREEN_SHADE, BRICK, BRICK_SHADE, BRONZE_SHADE } from '../paint';
import { scene } from '../scene';
import { stack } from '../things/stack';

/** The big ledger has two small ones. */
export const ledgerAndSons = scene(
  'finance',
  `
<g transform="rotate(-4 68 50)"><rect x="42" y="12" width="52" height="72" rx="3" fill="${GREEN_SHADE}"/><path d="M42 15a3 3 0 0 1 3-3h7v72h-7a3 3 0 0 1-3-3Z" fill="#154d2d"/><path d="M90 16h4v64h-4Z" fill="${PAPER}"/><rect x="60" y="24" width="24" height="15" rx="2" fill="${SUN}"/><path d="M64 29h16M64 34h10" stroke="${BRONZE_SHADE}" stroke-width="2"/><path d="M76 12h8v26l-4-5-4 5Z" fill="${RED}"/></g>
<g transform="rotate(6 108 76)"><rect x="94" y="56" width="26" height="36" rx="2" fill="${INDIGO_SHADE}"/><path d="M94 58a2 2 0 0 1 2-2h4v36h-4a2 2 0 0 1-2-2Z" fill="${INDIGO_DEEP}"/><rect x="104" y="63" width="11" height="7" fill="${SUN}"/></g>
<g transform="rotate(-5 132 82)"><rect x="122" y="70" width="16" height="22" rx="2" fill="${BRICK}"/><path d="M122 72a2 2 0 0 1 2-2h3v22h-3a2 2 0 0 1-2-2Z" fill="${BRICK_SHADE}"/><rect x="129" y="74" width="6" height="4" fill="${SUN}"/></g>
${stack(30, 88, 3)}`,
);
