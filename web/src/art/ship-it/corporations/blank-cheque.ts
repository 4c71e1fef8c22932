import { INK, SUN } from '../../palette';
import { SUN_SHADE, INDIGO_SHADE, GREEN_SHADE } from '../paint';
import { scene } from '../scene';

/** Signed, but without a number. */
export const blankCheque = scene(
  'hr',
  `
<g transform="rotate(-7 80 52)"><rect x="22" y="26" width="112" height="56" rx="4" fill="#d5ecdd"/><path d="M108 26h22a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4h-22Z" fill="#bcdcc8"/><path d="M32 38h34M32 46h22" stroke="${GREEN_SHADE}" stroke-width="3" stroke-linecap="round"/><rect x="92" y="34" width="34" height="15" rx="2" fill="#fff"/><path d="M98 38v7M95.5 41.5h5" stroke="${GREEN_SHADE}" stroke-width="1.8"/><path d="M32 60h62" stroke="#8fbf9f" stroke-width="2" stroke-dasharray="5 4"/><path d="M34 74c6-10 10 6 16-2s8 4 14-2 8 2 14-2" fill="none" stroke="${INDIGO_SHADE}" stroke-width="2.8" stroke-linecap="round"/></g>
<g transform="translate(104 60) rotate(40)"><path d="M-5-42h10v50H-5Z" fill="${INK}"/><path d="M1-42h4v50H1Z" fill="#100c09"/><path d="M-5-42h10v8H-5Z" fill="${SUN}"/><path d="M-5 8H5L0 22Z" fill="${SUN_SHADE}"/></g>`,
);
