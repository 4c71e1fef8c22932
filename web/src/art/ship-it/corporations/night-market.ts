import { INK, PAPER, SUN, shade } from '../../palette';
import { PAPER_SHADE, RED, WOOD, WOOD_SHADE, TEAL } from '../paint';
import { scene } from '../scene';

/** Lanterns, and trade while others sleep. */
export const nightMarket = scene(
  'knowledge',
  `
<path d="M-70-2h300v100H-70Z" fill="#28325c"/><path d="M128 8a15 15 0 1 0 10 24 18 18 0 0 1-10-24Z" fill="#f7e27a"/>
<g fill="#fff"><circle cx="24" cy="16" r="1.6"/><circle cx="66" cy="8" r="1.6"/><circle cx="98" cy="14" r="1.6"/><circle cx="150" cy="40" r="1.6"/></g>
<path d="M20 30c30 12 80 12 116 2" fill="none" stroke="${PAPER_SHADE}" stroke-width="1.6"/>
${(
  [
    [36, 36, RED],
    [62, 40, SUN],
    [90, 40, RED],
    [116, 37, SUN],
  ] as const
)
  .map(
    ([x, y, c]) =>
      `<path d="M${x - 4} ${y - 2}h8v3h-8ZM${x - 4} ${y + 17}h8v3h-8Z" fill="${INK}"/><ellipse cx="${x}" cy="${y + 9}" rx="9" ry="8.5" fill="${c}"/><path d="M${x + 2} ${y + 0.7}c5 2 7 5 7 8.3s-2 6.5-7 8.3Z" fill="${shade(c, 0.8)}"/>`,
  )
  .join('')}
<path d="M36 76h88v22H36Z" fill="${WOOD_SHADE}"/><path d="M30 70h100v8H30Z" fill="${WOOD}"/><path d="M58 70c0-10 22-10 22 0Z" fill="${PAPER}"/>
<path d="M64 58c-3-5 3-6 0-11m9 11c-3-5 3-6 0-11" fill="none" stroke="${PAPER}" stroke-width="2.2" stroke-linecap="round"/>
<path d="M92 70v-8h20v8Z" fill="${TEAL}"/><path d="M92 62h20l-4-6H96Z" fill="${SUN}"/>`,
);
