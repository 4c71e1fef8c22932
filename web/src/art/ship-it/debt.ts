import type { Drawing } from '../drawing';
import { INK } from '../palette';
import { WOOD, WOOD_SHADE } from './paint';
import { small } from './small';
import { bug } from './things/bug';

const jar = (x: number, y: number, tilt = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${tilt})"><rect x="-11" y="-13" width="22" height="26" rx="5" fill="#cfe6e4"/><path d="M3-13h3a5 5 0 0 1 5 5V8a5 5 0 0 1-5 5H3Z" fill="#a9cdca"/></g>`;
const lid = (x: number, y: number, tilt = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${tilt})"><rect x="-12" y="-3" width="24" height="6" rx="2" fill="${WOOD}"/><path d="M4-3h6a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2H4Z" fill="${WOOD_SHADE}"/></g>`;

const kept = (ground: string, shapes: string) => small(`<circle cx="20" cy="20" r="20" fill="${ground}"/>${shapes}`);

/** How safely the debt is kept: in its jar, half out, out with friends, and wearing the lid as a hat. */
const LEVELS: Readonly<Record<string, Drawing>> = {
  safe: kept('#cfe3c4', `${jar(20, 24)}${bug(20, 27, 0.5)}${lid(20, 10)}`),
  warning: kept('#f7e2a8', `${jar(20, 26)}${bug(19, 14, 0.6, -12)}${lid(27, 7, 24)}`),
  danger: kept(
    '#f3c09a',
    `${jar(15, 28, -72)}${bug(31, 26, 0.55, 60)}${bug(25, 11, 0.5, 20)}${bug(11, 12, 0.46, -30)}`,
  ),
  critical: kept(
    '#efa79c',
    `${bug(20, 24, 0.9)}${lid(20, 8, -8)}<path d="m13 21 5 2m9-2-5 2" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>`,
  ),
};

const unknown = kept('#e2d9ca', jar(20, 24) + lid(20, 10));

export const debtPicture = (level: string): Drawing => LEVELS[level] ?? unknown;
