import { at } from '../../at';
import type { Drawing } from '../../drawing';
import { INK, PAPER, SEATS, SUN } from '../../palette';
import { flag } from '../flag';

const lock = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

const mane = `${lock(40, 104, 14, SEATS[3])}${lock(42, 84, 13, SEATS[1])}${lock(50, 66, 12, SEATS[2])}${lock(62, 51, 11, SEATS[0])}${lock(75, 41, 8, SEATS[4])}`;
const horn = `<path d="M86 44 113 6l-13 45Z" fill="${SUN}"/><path d="M97 46 113 6l-13 45Z" fill="#d5952a"/><path d="m91 38 10 6m-4-16 7 5m-1-13 5 3" stroke="${PAPER}" stroke-width="2" stroke-linecap="round"/>`;
const head = `<path d="M42 112c-2-30 8-56 30-67l4-14 10 12c14 3 26 14 37 30 4 7 1 14-7 15-10 2-18-2-24-5-6 10-4 20-2 29Z" fill="${PAPER}"/><path d="M92 83c-6 10-4 20-2 29H74c-3-12 2-24 18-29Z" fill="#e0cfae"/><path d="m72 45 4-14 6 9Z" fill="#e6a6b8"/>`;
const face = `<circle cx="96" cy="61" r="3" fill="${INK}"/><path d="M92 53c3-3 7-3 9-1" stroke="${INK}" stroke-width="2" fill="none" stroke-linecap="round"/><circle cx="116" cy="75" r="1.8" fill="${INK}"/><path d="M104 82c4 2 9 2 12-1" stroke="${INK}" stroke-width="2" fill="none" stroke-linecap="round"/>`;
const star = '<path d="m0-8 2 6 6 2-6 2-2 6-2-6-6-2 6-2Z"/>';

/** A company worth a billion, under the flag of its seat. */
export const unicorn: Drawing = {
  box: '0 0 160 110',
  fit: 'xMidYMid slice',
  shapes: `<g class="ground"><rect width="160" height="110" fill="#c9b6e4"/><circle cx="84" cy="58" r="48" fill="#ddd0f0"/></g>${at(128, 112, 1.15, flag(0, 0, 'var(--seat, #1f8a4c)'))}${mane}${horn}${head}${face}<g fill="${SUN}">${at(20, 26, 1, star)}${at(128, 26, 0.8, star)}${at(24, 62, 0.6, star)}</g>`,
};
