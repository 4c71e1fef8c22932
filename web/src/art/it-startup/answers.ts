import { at } from '../at';
import type { Drawing } from '../drawing';
import { PAPER, SUN } from '../palette';
import { champion } from './cards/security-champion';
import { chip } from './chip';
import { shield } from './shield';
import { who } from './who';

const upright = (shapes: string): Drawing => ({
  box: '0 0 92 124',
  fit: 'xMidYMax slice',
  shapes: `<circle fill="var(--halo)" cx="46" cy="62" r="44"/>${shapes}`,
});

const belongings = `<path d="M-19 6h38v26h-38Z" fill="#d3a363"/><path d="M5 6h14v26H5Z" fill="#b08147"/><path d="M-13 6v-13h9V6Zm9 0c0-16 10-22 10-22s5 14-5 22Z" fill="#3f7d3f"/><path d="M7 6V-6h8V6Z" fill="${PAPER}"/><path d="M15-4c6-1 6 7 0 6" stroke="${PAPER}" stroke-width="2" fill="none"/>`;

/** What can be said to an attack: let it happen (the door is open, the plant is packed), send the guard, or pay. */
export const letItHappen = upright(
  `<path d="M22 18h48v106H22Z" fill="#6b4022"/><path d="M28 24h36v100H28Z" fill="#241a14"/><path d="m28 24 24 12v88H28Z" fill="#9a6233"/><circle cx="46" cy="80" r="3" fill="${SUN}"/>${at(60, 92, 1, belongings)}`,
);

export const sendTheGuard = upright(
  `<g transform="translate(-29 4)">${who(champion, -10)}${at(84, 66, 1, shield)}</g>`,
);

export const payTheCounter = upright([0, 1, 2, 3].map((n) => chip(44 + (n % 2) * 5, 90 - n * 14, 25)).join(''));
