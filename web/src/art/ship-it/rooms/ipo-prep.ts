import { PAPER, SUN } from '../../palette';
import { SUN_SHADE, RED, WOOD, WOOD_SHADE, GREEN, STIR } from '../paint';
import { room } from '../room';
import { floor } from '../things/floor';

/** The bell hangs; somebody still has to ring it. */
export const ipoPrep = room(
  'finance',
  (people) => `
${floor}
<g class="extra"><path d="M10 20h34v26H10Z" fill="${PAPER}"/><path d="m14 40 8-8 6 4 12-12" fill="none" stroke="${GREEN}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></g>
${people}<path d="M70 78h92v6H70Z" fill="${WOOD_SHADE}"/><path d="M80 70h72v8H80Z" fill="${WOOD}"/>
<path d="M86 22h6v50h-6ZM140 22h6v50h-6Z" fill="${WOOD_SHADE}"/><path d="M82 17h68v7H82Z" fill="${WOOD}"/>
<g transform="rotate(-8 116 24)"><path d="M112 22h8v5h-8Z" fill="${WOOD_SHADE}"/><path d="M116 25c-15 0-16 14-17 23l-6 8h46l-6-8c-1-9-2-23-17-23Z" fill="${SUN}"/><path d="M118 25c13 1 14 14 15 23l6 8h-15c2-13 0-22-6-31Z" fill="${SUN_SHADE}"/><circle cx="116" cy="60" r="5" fill="${WOOD_SHADE}"/></g>
<path d="M82 34c-5 5-6 12-4 18M151 30c5 5 6 12 4 18" fill="none" stroke="${STIR}" stroke-width="2.6" stroke-linecap="round"/>
<path d="M116 64c0 8 6 8 6 14" fill="none" stroke="${RED}" stroke-width="2.6" stroke-linecap="round"/>`,
);
