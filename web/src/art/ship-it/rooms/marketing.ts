import { INK } from '../../palette';
import { RED, WOOD_SHADE, STEEL_SHADE } from '../paint';
import { room } from '../room';
import { floor } from '../things/floor';

/** Everybody hears it. */
export const marketing = room(
  'sales',
  (people) => `
${floor}<g fill="var(--halo)"><path d="M46 46 0 16v18ZM46 46 0 48v16ZM46 46 10 0h22Z"/></g>${people}
<g transform="translate(2 6)"><path d="m6 26 54-22v54L6 40Z" fill="${RED}"/><path d="m6 33 54 2v23L6 40Z" fill="#94252d"/><ellipse cx="60" cy="31" rx="7" ry="28" fill="#7c1d24"/><ellipse cx="61" cy="31" rx="4" ry="20" fill="#e88"/><path d="M2 24h8v18H2Z" fill="${INK}"/><path d="M24 44l6 16h10l-7-18Z" fill="${STEEL_SHADE}"/></g>
<path d="M20 84 34 54l14 30h-5L34 66 25 84Z" fill="${WOOD_SHADE}"/>`,
);
