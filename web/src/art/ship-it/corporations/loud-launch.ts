import { INK, PAPER } from '../../palette';
import { RED, INDIGO, INDIGO_SHADE, INDIGO_DEEP } from '../paint';
import { scene } from '../scene';
import { rocket } from '../things/rocket';
import { flame } from '../things/flame';

/** The rocket leaves through a megaphone. */
export const loudLaunch = scene(
  'sales',
  `
<g transform="translate(22 96) rotate(-32)"><path d="M0-9 52-30v60L0 9Z" fill="${INDIGO}"/><path d="M0 0h52v30L0 9Z" fill="${INDIGO_SHADE}"/><ellipse cx="53" rx="9" ry="30" fill="${INDIGO_DEEP}"/><ellipse cx="54" rx="5" ry="21" fill="#8592f0"/><path d="M-9-10h12v20H-9Z" fill="${INK}"/></g>
${flame(92, 52, 1, 38)}${rocket(110, 34, 0.82, 38, PAPER, RED)}
<path d="M62 26c2-8 8-14 16-16M50 20c3-10 10-18 20-20M112 78c8-1 15-6 17-14M118 90c10-2 19-10 22-20" fill="none" stroke="${PAPER}" stroke-width="3.6" stroke-linecap="round"/>`,
);
