import { INK, SUN } from '../../palette';
import { RED, WOOD_SHADE, STEEL, STEEL_SHADE } from '../paint';
import { room } from '../room';
import { desk } from '../things/desk';
import { floor } from '../things/floor';

/** Potions on the desk, a robot under the lamp. */
export const researchAi = room(
  'product',
  (people) => `
${floor}<circle cx="126" cy="42" r="25" fill="var(--halo)"/>${people}<path d="M104 68h44l4 12h-52Z" fill="${WOOD_SHADE}"/>
<path d="M110 62h32v7h-32Z" fill="${STEEL_SHADE}"/><rect x="106" y="26" width="40" height="34" rx="9" fill="#c9cfe8"/>
<path d="M128 26h9a9 9 0 0 1 9 9v16a9 9 0 0 1-9 9h-9Z" fill="#a9b1d4"/><rect x="112" y="35" width="28" height="13" rx="6.5" fill="${INK}"/>
<circle cx="120" cy="41.5" r="3.2" fill="#7ef0c2"/><circle cx="132" cy="41.5" r="3.2" fill="#7ef0c2"/>
<path d="M120 54h12" stroke="${INK}" stroke-width="2" stroke-linecap="round"/><path d="M125 18h2v8h-2Z" fill="${STEEL}"/>
<circle cx="126" cy="16" r="4" fill="${RED}"/>${desk(10, 76)}
<g transform="translate(18 36)"><path d="M4 0h6v7l6 11a2 2 0 0 1-2 3H0a2 2 0 0 1-2-3L4 7Z" fill="#e8f3f4"/><path d="M2 11h10l4 7a2 2 0 0 1-2 3H0a2 2 0 0 1-2-3Z" fill="#7c5fd0"/></g>
<g transform="translate(62 38)"><path d="M3 0h5v6l5 9a2 2 0 0 1-2 3H0a2 2 0 0 1-2-3l5-9Z" fill="#e8f3f4"/><path d="M1 9h9l3 6a2 2 0 0 1-2 3H0a2 2 0 0 1-2-3Z" fill="${SUN}"/></g>`,
);
