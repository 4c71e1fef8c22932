import type { Drawing } from '../drawing';
import { INK, PAPER, SUN } from '../palette';
import { BRICK, GREEN, INDIGO, INDIGO_SHADE, MINT, STEEL, STEEL_SHADE, WOOD_SHADE } from './paint';
import { small } from './small';
import { spark } from './things/spark';

const leaning = (x: number, coat: string, skin: string) =>
  `<g transform="translate(${x} 36) rotate(24)"><path d="M-3.5-20h7V0h-7Z" fill="${coat}"/><circle cy="-24" r="4" fill="${skin}"/></g>`;

/** What a funding can do that others cannot. */
const POWERS: Readonly<Record<string, Drawing>> = {
  // It turns on its chair.
  pivot: small(
    `<path d="M13 4h14v15H13Z" fill="${INDIGO}"/><path d="M21 4h6v15h-6Z" fill="${INDIGO_SHADE}"/><path d="M11 19h18v5H11Z" fill="${INDIGO_SHADE}"/><path d="M19 24h2v6h-2Z" fill="${INK}"/><path d="M6 26c0 12 28 12 28 0" fill="none" stroke="${SUN}" stroke-width="3.4" stroke-linecap="round"/><path d="m28 27 6-6 4 8Z" fill="${SUN}"/>`,
  ),
  // They lean.
  'lean-team': small(
    `<path d="M33 4h5v33h-5Z" fill="${WOOD_SHADE}"/>${leaning(4, BRICK, '#ebbe95')}${leaning(13, INDIGO, '#71493a')}${leaning(22, GREEN, '#cf9566')}<path d="M1 36h37v2H1Z" fill="${INK}"/>`,
  ),
  // Somebody looks back.
  'insider-info': small(
    `<rect x="6" y="2" width="28" height="36" rx="6" fill="${STEEL}"/><path d="M22 2h6a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6h-6Z" fill="${STEEL_SHADE}"/><path d="M20 6a10 10 0 0 1 5 18.500l3 9.500H12l3-9.500A10 10 0 0 1 20 6Z" fill="${INK}"/><ellipse cx="20" cy="16" rx="7.5" ry="6" fill="${PAPER}"/><circle cx="21" cy="16" r="3.4" fill="${MINT}"/><circle cx="21" cy="16" r="1.7" fill="${INK}"/>`,
  ),
};

const unknown = small(spark(20, 20, 17));

export const powerPicture = (id: string): Drawing => POWERS[id] ?? unknown;
