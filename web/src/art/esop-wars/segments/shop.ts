import type { Drawing } from '../../drawing';
import { PAPER, shade } from '../../palette';
import { scene } from '../scene';

interface Shop {
  readonly wall: string;
  readonly awning: string;
  /** Drawn on the board over the awning, in a space of 40 by 18 around 0 0. */
  readonly sign: string;
  /** Behind the glass, in a space of 92 by 46 whose foot is 0 0. */
  readonly display: string;
  /** The joke, in front of the shop; 0 0 is the pavement at the door. */
  readonly street: string;
}

const stripe = (i: number, colour: string) =>
  `<path d="M${44 + i * 19} 50h19v13a9.5 9.5 0 0 1-19 0Z" fill="${i % 2 ? PAPER : colour}"/>`;

/** A market segment is a shop in the same street: another sign, another window, another thing on the pavement. */
export const shop = ({ wall, awning, sign, display, street }: Shop): Drawing =>
  scene(
    `<rect width="240" height="150" fill="#d6dfc6"/><circle cx="190" cy="56" r="44" fill="#e3e9d6"/><path d="M0 126h240v24H0Z" fill="#a89a86"/><path d="M0 126h240v4H0Z" fill="#c2b5a0"/>`,
    [
      `<g transform="translate(-24 -3) scale(1.03)"><path d="M48 8h144v120H48Z" fill="${wall}"/><path d="M174 8h18v120h-18Z" fill="${shade(wall)}"/><path d="M42 4h156v9H42Z" fill="${shade(wall, 0.6)}"/>`,
      `<rect x="72" y="18" width="96" height="26" rx="4" fill="${PAPER}"/><path d="M150 18h14a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4h-14Z" fill="#e6d6ba"/><g transform="translate(120 31)">${sign}</g>`,
      `<path d="M56 72h92v50H56Z" fill="#4a5560"/><path d="M59 72h86v47H59Z" fill="#cfe3ea"/><path d="m118 72 27 0v12l-36 35H72Z" fill="#e0eef2"/>`,
      `<g transform="translate(102 119)">${display}</g>`,
      `<path d="M154 72h28v56h-28Z" fill="${shade(awning, 0.62)}"/><path d="M158 78h20v26h-20Z" fill="#cfe3ea"/><circle cx="176" cy="110" r="2" fill="${PAPER}"/>`,
      `<path d="M42 46h156v8H42Z" fill="${shade(awning)}"/>${Array.from({ length: 8 }, (_, i) => stripe(i, awning)).join('')}`,
      `<g transform="translate(168 128)">${street}</g></g>`,
    ].join(''),
  );
