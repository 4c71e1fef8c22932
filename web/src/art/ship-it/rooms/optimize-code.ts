import { SUN } from '../../palette';
import { RED, WOOD, STEEL, STEEL_SHADE } from '../paint';
import { room } from '../room';
import { desk } from '../things/desk';
import { floor } from '../things/floor';

/** Sweeping up: the broom helps more than the whiteboard. */
export const optimizeCode = room(
  'engineering',
  (people) => `
${floor}
<g class="extra" transform="translate(116 24)"><rect width="48" height="32" rx="3" fill="${STEEL_SHADE}"/><path d="M6 8h14M10 14h22M10 20h12M6 26h20" stroke="#9fd6c8" stroke-width="2.4" stroke-linecap="round"/><path d="M36 20l3 3 6-7" fill="none" stroke="${SUN}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></g>
${people}${desk(10, 84)}
<g transform="translate(60 40)"><path d="M0 0h24l2 16h-28Z" fill="${STEEL}"/><path d="M2 2h20l1.5 12h-23Z" fill="#dfe3ff"/></g>
<g transform="translate(98 52) rotate(-10)"><path d="M0-18h4v34H0Z" fill="${WOOD}"/><path d="M-6 14h16l3 14h-22Z" fill="${SUN}"/><path d="M-6 14h16l.7 4h-17.4Z" fill="${RED}"/></g>
<g class="extra" fill="${SUN}"><path d="m106 16 2 5 5 2-5 2-2 5-2-5-5-2 5-2Z"/></g>`,
);
