import { PAPER, SUN } from '../../palette';
import { RED, WOOD, WOOD_SHADE, GREEN, STEEL, STEEL_SHADE } from '../paint';
import { room } from '../room';
import { floor } from '../things/floor';

/** A stall with a cash desk. */
export const monetization = room(
  'finance',
  (people) => `
${floor}${people}
<g transform="translate(72 0)"><path d="M0 22h92v10c0 8-15 8-15 0 0 8-16 8-16 0 0 8-15 8-15 0 0 8-16 8-16 0 0 8-15 8-15 0 0 8-15 8-15 0Z" fill="${RED}"/><path d="M15 22h15v10c0 8-15 8-15 0ZM46 22h15v10c0 8-15 8-15 0ZM77 22h15v10c0 8-15 8-15 0Z" fill="${PAPER}"/><path d="M2 30h4v40H2ZM86 30h4v40h-4Z" fill="${WOOD_SHADE}"/></g>
<rect x="70" y="62" width="96" height="6" fill="${WOOD}"/><path d="M74 68h88v14H74Z" fill="${WOOD_SHADE}"/>
<g transform="translate(96 40)"><path d="M4 8h36l4 14H0Z" fill="${STEEL}"/><path d="M24 8h16l4 14H28Z" fill="${STEEL_SHADE}"/><rect x="10" y="-4" width="22" height="11" rx="2" fill="#cfe9c9"/><path d="M14 1.5h9" stroke="${GREEN}" stroke-width="2.4"/><path d="M8 13h5M17 13h5M8 17.5h5M17 17.5h5" stroke="${PAPER}" stroke-width="2"/></g>
<g fill="${SUN}"><ellipse cx="152" cy="60" rx="9" ry="3.4"/><ellipse cx="152" cy="56.5" rx="9" ry="3.4" fill="#d99a1e"/><ellipse cx="152" cy="53" rx="9" ry="3.4"/></g>`,
);
