import { PAPER, SUN } from '../../palette';
import { WOOD_SHADE, GREEN, STEEL_SHADE, BRONZE_SHADE } from '../paint';
import { scene } from '../scene';

/** Measured, checked, and looked at once more. */
export const qualityFocused = scene(
  'hr',
  `
<path d="M40 42h62v46H40Z" fill="#d9a566"/><path d="M80 42h22v46H80Z" fill="#b5823f"/><path d="M40 42h62l10-14H52Z" fill="#e8c08a"/>
<path d="M64 42h12v46H64Z" fill="${PAPER}" opacity=".85"/><path d="m64 42 12-14h10L76 42Z" fill="${PAPER}" opacity=".85"/>
<g transform="translate(106 56) rotate(-38)"><path d="M-4 22h8v32h-8Z" fill="${WOOD_SHADE}"/><circle r="24" fill="${STEEL_SHADE}"/><circle r="19" fill="#e3f3ee"/></g>
<path d="m97 56 7 8 13-15" fill="none" stroke="${GREEN}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>
<g transform="translate(22 90) rotate(-4)"><path d="M-8-6h86v12H-8Z" fill="${SUN}"/><path d="M0-6v5m8-5v7m8-7v5m8-5v7m8-7v5m8-5v7m8-7v5m8-5v7m8-7v5" stroke="${BRONZE_SHADE}" stroke-width="1.6"/></g>`,
);
