import type { Drawing } from '../drawing';
import { INK, PAPER, SUN } from '../palette';
import { RED, WOOD_SHADE } from './paint';
import { unknown } from './unknown';

const stored = (shapes: string): Drawing => ({ box: '0 0 80 60', shapes });

const ATTIC: Readonly<Record<string, Drawing>> = {
  'ipo-prep': stored(
    `<path d="M36 4h8v6h-8Z" fill="${WOOD_SHADE}"/><path d="M40 8c-16 0-17 16-18 26l-6 8h48l-6-8c-1-10-2-26-18-26Z" fill="#e5ab35"/><path d="M42 8c14 1 15 16 16 26l6 8H48c2-14 0-24-6-34Z" fill="#bd8620"/><circle cx="40" cy="46" r="6" fill="${WOOD_SHADE}"/>`,
  ),
  'acquisition-target': stored(
    `<circle cx="40" cy="30" r="25" fill="${PAPER}"/><circle cx="40" cy="30" r="19" fill="${RED}"/><circle cx="40" cy="30" r="13" fill="${PAPER}"/><circle cx="40" cy="30" r="7" fill="${RED}"/><path d="m40 30 22-19" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><path d="m60 13 0-8 6-4 1 7 7 1-5 6Z" fill="${SUN}"/>`,
  ),
};

const packed = stored(`<g transform="translate(-8 -4) scale(.6)">${unknown}</g>`);

/** What lies in the attic as long as its room is closed. */
export const atticPicture = (id: string): Drawing => ATTIC[id] ?? packed;
