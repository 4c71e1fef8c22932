import { INK, PAPER, SUN } from '../../palette';
import { SUN_SHADE, RED, INDIGO, WOOD, STEEL } from '../paint';
import { scene } from '../scene';
import { cloud } from '../things/cloud';

/** The cloud is asleep; back soon, says the sign. */
export const cloudProviderOutage = scene(
  'engineering',
  `
${cloud(80, 40, 1.35)}<path d="M60 36c3 3.5 8 3.5 11 0M88 36c3 3.5 8 3.5 11 0" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/>
<path d="M74 47h11" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/>
<path d="M112 20h8l-8 9h8M124 8h6l-6 7h6" fill="none" stroke="${SUN}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M56 62c0 12-22 6-22 14" fill="none" stroke="${INK}" stroke-width="3.4"/>
<g transform="translate(34 79) rotate(12)"><rect x="-8" y="-6" width="16" height="12" rx="3" fill="${RED}"/><path d="M-5 6h3v6h-3ZM2 6h3v6H2Z" fill="${SUN_SHADE}"/></g>
<g transform="translate(98 78) rotate(-4)"><path d="M-12-18 0-25l14 7" fill="none" stroke="${INK}" stroke-width="1.8"/><rect x="-25" y="-18" width="52" height="26" rx="3" fill="${WOOD}"/><rect x="-22" y="-15" width="46" height="20" rx="2" fill="${PAPER}"/><circle cx="-11" cy="-5" r="7" fill="${INDIGO}"/><path d="M-11-9v4h3.5" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/><path d="M1-9h18M1-4h14M1 1h9" stroke="${STEEL}" stroke-width="2.2" stroke-linecap="round"/></g>`,
);
