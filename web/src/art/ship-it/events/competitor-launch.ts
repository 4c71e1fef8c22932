import { INK, PAPER, SUN } from '../../palette';
import { PAPER_SHADE, SUN_SHADE, RED, INDIGO, GREEN, GREEN_SHADE } from '../paint';
import { scene } from '../scene';
import { star } from '../things/star';

/** The shop next door has balloons. */
export const competitorLaunch = scene(
  'sales',
  `
<path d="M16 44h54v54H16Z" fill="#a99a86"/><path d="M52 44h18v54H52Z" fill="#8b7d6b"/><path d="M12 34h62l-4 14H16Z" fill="#7a6d5d"/>
<rect x="24" y="56" width="38" height="24" rx="2" fill="#d9cfbf"/><path d="M24 61h38M24 67h38M24 73h38" stroke="#a99a86" stroke-width="2.4"/>
<path d="M37 74c3-4 8-4 11 0" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round"/><path d="M80 26h64v72H80Z" fill="${PAPER}"/>
<path d="M124 26h20v72h-20Z" fill="${PAPER_SHADE}"/>
<path d="M76 26h72v12c0 8-12 8-12 0 0 8-12 8-12 0 0 8-12 8-12 0 0 8-12 8-12 0 0 8-12 8-12 0 0 8-12 8-12 0Z" fill="${GREEN}"/>
<path d="M88 26h12v12c0 8-12 8-12 0ZM112 26h12v12c0 8-12 8-12 0ZM136 26h12v12c0 8-12 8-12 0Z" fill="#fff"/>
<rect x="86" y="54" width="28" height="26" rx="2" fill="#ffe2a0"/><path d="M120 54h18v44h-18Z" fill="${GREEN_SHADE}"/>${star(100, 67, 9, SUN_SHADE)}
<path d="M92 27c-2-4 0-6-2-10M133 27c2-4 0-6 2-10M112 27V16" stroke="${INK}" stroke-width="1.4"/>
<g><ellipse cx="90" cy="11" rx="7.5" ry="9" fill="${RED}"/><ellipse cx="112" cy="10" rx="7.5" ry="9" fill="${SUN}"/><ellipse cx="135" cy="11" rx="7.5" ry="9" fill="${INDIGO}"/></g>`,
);
