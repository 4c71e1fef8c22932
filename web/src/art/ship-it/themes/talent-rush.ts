import { INK, PAPER } from '../../palette';
import { WOOD, WOOD_SHADE } from '../paint';
import { engineer } from '../people/engineer';
import { scene } from '../scene';
import { standing } from '../things/standing';

/** Everybody through one door. */
export const talentRush = scene(
  'hr',
  `
<rect x="102" y="8" width="46" height="90" fill="#6d4a2e"/><rect x="108" y="14" width="34" height="84" fill="#ffe2a0"/>
<g fill="${PAPER}"><circle cx="14" cy="90" r="9"/><circle cx="30" cy="94" r="7"/><circle cx="2" cy="84" r="7"/></g>
${(
  [
    ['Nico', 24, 'junior', 'devops', 88],
    ['Carmen', 60, 'senior', 'ai', 96],
    ['Chidi', 98, 'senior', 'frontend', 92],
  ] as const
)
  .map(([n, x, l, s, y]) => `<g transform="rotate(10 ${x} ${y})">${standing(engineer(n, l, s), x, y + 6, 0.52)}</g>`)
  .join('')}
<path d="M2 40h16M-4 54h14M26 26h14" stroke="${PAPER}" stroke-width="3.2" stroke-linecap="round"/>
<g transform="translate(120 84) rotate(-8)"><rect x="-13" y="-8" width="26" height="18" rx="3" fill="${WOOD}"/><path d="M4-8h6a3 3 0 0 1 3 3V7a3 3 0 0 1-3 3H4Z" fill="${WOOD_SHADE}"/><path d="M-5-8v-4H5v4" fill="none" stroke="${INK}" stroke-width="2.2"/></g>`,
);
