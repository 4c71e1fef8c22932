import { PAPER, SUN } from '../../palette';
import {
  PAPER_SHADE,
  SUN_SHADE,
  RED,
  RED_SHADE,
  INDIGO,
  INDIGO_SHADE,
  WOOD,
  WOOD_SHADE,
  TEAL,
  TEAL_SHADE,
  BRICK,
  BRICK_SHADE,
} from '../paint';
import { scene } from '../scene';
import { bug } from '../things/bug';

/** Everything stands on one small cracked brick. */
export const vulnerableDependency = scene(
  'ops',
  `
<g transform="rotate(-2 80 96)"><path d="M46 70h30v20H46Z" fill="${WOOD}"/><path d="M64 70h12v20H64Z" fill="${WOOD_SHADE}"/><path d="M104 70h14v20h-14Z" fill="${RED}"/><path d="M113 70h5v20h-5Z" fill="${RED_SHADE}"/><path d="m110 70-3 7 6 4-4 9" fill="none" stroke="${PAPER}" stroke-width="2" stroke-linejoin="round"/><path d="M40 56h84v14H40Z" fill="${INDIGO}"/><path d="M100 56h24v14h-24Z" fill="${INDIGO_SHADE}"/><path d="M48 38h30v18H48Z" fill="${SUN}"/><path d="M66 38h12v18H66Z" fill="${SUN_SHADE}"/><path d="M82 38h34v18H82Z" fill="${TEAL}"/><path d="M102 38h14v18h-14Z" fill="${TEAL_SHADE}"/><path d="M44 26h66v12H44Z" fill="${BRICK}"/><path d="M90 26h20v12H90Z" fill="${BRICK_SHADE}"/><path d="M58 8h24v18H58Z" fill="${PAPER}"/><path d="M72 8h10v18H72Z" fill="${PAPER_SHADE}"/><path d="M86 12h18v14H86Z" fill="#8592f0"/></g>
<path d="M26 89h112v9H26Z" fill="#6b5a2a"/>${bug(136, 78, 0.66, -70)}`,
);
