import { INK, PAPER, SUN } from '../../palette';
import { RED, RED_SHADE, WOOD, WOOD_SHADE } from '../paint';
import { room } from '../room';
import { pane } from '../things/pane';
import { floor } from '../things/floor';

/** A target, and a briefcase beside it. */
export const acquisitionTarget = room(
  'sales',
  (people) => `
${floor}${pane(12, 22, 26, 22)}${people}<path d="m94 50-14 34h6l12-28ZM130 50l14 34h-6l-12-28Z" fill="${WOOD_SHADE}"/>
<circle cx="112" cy="40" r="29" fill="${PAPER}"/><circle cx="112" cy="40" r="22.5" fill="${RED}"/>
<path d="M114 17.6a22.5 22.5 0 0 1 0 44.8c8-12 8-33 0-44.8Z" fill="${RED_SHADE}"/><circle cx="112" cy="40" r="15.5" fill="${PAPER}"/>
<circle cx="112" cy="40" r="8.5" fill="${RED}"/><path d="m112 40 34-26" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>
<path d="m142 17 1-9 8-6 1 8 8 1-6 7Z" fill="${SUN}"/>
<g transform="translate(146 62)"><rect x="-13" y="-2" width="28" height="20" rx="3" fill="${WOOD}"/><path d="M5-2h7a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5Z" fill="${WOOD_SHADE}"/><path d="M-4-2v-4h10v4" fill="none" stroke="${INK}" stroke-width="2.4"/><path d="M-1 5h4v4h-4Z" fill="${SUN}"/></g>`,
);
