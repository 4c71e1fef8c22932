import type { Drawing } from '../drawing';
import { INK, PAPER, SUN } from '../palette';
import { GREEN, PAPER_SHADE, RED, RED_SHADE, SUN_SHADE, WOOD, WOOD_SHADE } from './paint';
import { bug } from './things/bug';

const token = (rim: string, face: string, shapes: string): Drawing => ({
  box: '0 0 48 48',
  shapes: `<circle cx="24" cy="26" r="22" fill="#000" opacity=".22"/><circle cx="24" cy="23" r="22" fill="${rim}"/><circle cx="24" cy="23" r="18" fill="${face}"/>${shapes}`,
});

const check = (x: number, y: number) =>
  `<path d="m${x - 7} ${y} 5 6 10-12" fill="none" stroke="${GREEN}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>`;

/** What comes out of the bag. */
const TOKENS: Readonly<Record<string, Drawing>> = {
  'clean-1': token(GREEN, PAPER, check(24, 23)),
  'clean-2': token(GREEN, PAPER, check(20, 18) + check(28, 29)),
  bug: token(RED, '#f7d9d2', bug(24, 22, 0.85, -14)),
  'critical-bug': token(
    RED_SHADE,
    '#efb1a8',
    `${bug(17, 28, 0.58, -16)}${bug(31, 28, 0.58, 16)}<path d="m15 17-2-10 6 5 5-7 5 7 6-5-2 10Z" fill="${SUN}"/><path d="m24 5 5 7 6-5-2 10h-9Z" fill="${SUN_SHADE}"/>`,
  ),
};

const blank = token(WOOD_SHADE, PAPER_SHADE, `<circle cx="24" cy="23" r="3" fill="${INK}"/>`);

export const tokenPicture = (id: string): Drawing => TOKENS[id] ?? blank;

/** The bag; a leg sticks out. */
export const bagPicture: Drawing = {
  box: '0 0 96 96',
  shapes: `<path d="M66 22c6-6 8-14 16-14m-14 20c8-2 12-8 20-6" stroke="${INK}" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M30 30c-2-8-8-12-6-18 8 4 14 2 24-2 10 4 16 6 24 2 2 6-4 10-6 18Z" fill="${WOOD}"/><path d="M52 11c8 3 13 4 20 1 2 6-4 10-6 18H54c2-6 2-12-2-19Z" fill="${WOOD_SHADE}"/><path d="M30 34c-16 10-24 26-20 44 2 12 74 12 76 0 4-18-4-34-20-44Z" fill="${WOOD}"/><path d="M58 34h8c16 10 24 26 20 44-1 6-18 9-36 9 16-12 18-34 8-53Z" fill="${WOOD_SHADE}"/><path d="M28 28h40v8H28Z" fill="${RED}"/><path d="M56 28h12v8H56Z" fill="${RED_SHADE}"/><path d="m36 60 8 9 16-18" fill="none" stroke="${PAPER}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
};
