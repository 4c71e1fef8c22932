import { INK, PAPER, SUN } from '../../palette';
import { INDIGO_SHADE, INDIGO_DEEP, TEAL, TEAL_SHADE } from '../paint';
import { scene } from '../scene';
import { house } from '../things/house';

/** Two houses shake hands. */
export const b2bSaas = scene(
  'engineering',
  `
${house(18, 44, 16, INDIGO_SHADE)}${house(98, 46, 26, TEAL)}
<g fill="${PAPER}"><circle cx="32" cy="82" r="3.4"/><circle cx="48" cy="82" r="3.4"/><circle cx="112" cy="84" r="3.4"/><circle cx="130" cy="84" r="3.4"/></g>
<g fill="${INK}"><circle cx="33" cy="82" r="1.8"/><circle cx="49" cy="82" r="1.8"/><circle cx="111" cy="84" r="1.8"/><circle cx="129" cy="84" r="1.8"/></g>
<path d="M35 90c3 3 7 3 10 0M115 92c3 3 8 3 11 0" fill="none" stroke="${PAPER}" stroke-width="2" stroke-linecap="round"/>
<path d="M60 56c8 0 10 4 20 4" fill="none" stroke="${INDIGO_DEEP}" stroke-width="9" stroke-linecap="round"/>
<path d="M100 56c-8 0-10 4-20 4" fill="none" stroke="${TEAL_SHADE}" stroke-width="9" stroke-linecap="round"/>
<ellipse cx="80" cy="60" rx="9" ry="7.5" fill="#ebbe95"/><path d="M76 56l7 6M75 61l5 4" stroke="#b2784a" stroke-width="1.8" stroke-linecap="round"/>
<path d="m74 44-3-7m9 5v-9m6 11 4-7" stroke="${SUN}" stroke-width="3" stroke-linecap="round"/>`,
);
