import { INK, PAPER, SUN } from '../../palette';
import { RED, RED_SHADE, WOOD, WOOD_SHADE } from '../paint';
import { scene } from '../scene';
import { tag } from '../things/tag';

/** The advertisement is on, and on sale. */
export const cheapAirtime = scene(
  'sales',
  `
<path d="M70 20 50 0m30 20L104-2" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>
<rect x="30" y="20" width="86" height="60" rx="8" fill="${WOOD}"/><path d="M94 20h14a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H94Z" fill="${WOOD_SHADE}"/>
<rect x="38" y="28" width="56" height="44" rx="8" fill="#dff3ef"/>
<g transform="translate(64 50)"><path d="M-16-4 8-14v28l-24-8Z" fill="${RED}"/><path d="M8-14v28l-6-2v-24Z" fill="${RED_SHADE}"/><path d="M13-6c5 3 5 9 0 12" fill="none" stroke="${RED}" stroke-width="2.6" stroke-linecap="round"/></g>
<circle cx="105" cy="36" r="4.5" fill="${SUN}"/><circle cx="105" cy="50" r="4.5" fill="${PAPER}"/>
<path d="M44 80h8l-4 14h-8ZM94 80h8l4 14h-8Z" fill="${INK}"/>${tag(122, 70, -10, '$10')}`,
);
