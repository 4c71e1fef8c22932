import type { Drawing } from '../drawing';
import { INK, PAPER, SUN } from '../palette';
import { GREEN, GREEN_SHADE, MINT, RED, RED_SHADE, STEEL, SUN_SHADE, TIN, TIN_SHADE } from './paint';
import { small } from './small';
import { spark } from './things/spark';
import { star } from './things/star';

const TRAITS: Readonly<Record<string, Drawing>> = {
  'ai-skeptic': small(`
<rect x="9" y="12" width="22" height="18" rx="5" fill="${TIN}"/><path d="M21 12h5a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-5Z" fill="${TIN_SHADE}"/>
<path d="M19 6h2v6h-2Z" fill="${STEEL}"/><rect x="12" y="16" width="16" height="8" rx="4" fill="${INK}"/>
<circle cx="16.5" cy="20" r="2" fill="${MINT}"/><circle cx="23.5" cy="20" r="2" fill="${MINT}"/>
<circle cx="20" cy="20" r="16.5" fill="none" stroke="${RED}" stroke-width="4"/><path d="m8.5 31.5 23-23" stroke="${RED}" stroke-width="4"/>`),
  'equity-hungry': small(`
<circle cx="18" cy="22" r="15" fill="#d98a3d"/><circle cx="18" cy="22" r="11.5" fill="#f6d08a"/>
<path d="M18 22V10.5A11.5 11.5 0 0 0 6.5 22Z" fill="${RED}"/><path d="m18 22 8.1 8.1A11.5 11.5 0 0 1 6.5 22Z" fill="#e9b75c"/>
<g transform="translate(4 -4)"><path d="M20 20V5a15 15 0 0 1 15 15Z" fill="${GREEN}"/><path d="m27 20 0-12.5A15 15 0 0 1 35 20Z" fill="${GREEN_SHADE}"/></g>`),
  'startup-veteran': small(`
<path d="M12 2h6l4 12h-6ZM28 2h-6l-4 12h6Z" fill="${RED}"/><path d="M28 2h-6l-4 12h6Z" fill="${RED_SHADE}"/>
<path d="M20 12 33 16v9c0 7-6 11-13 14C13 36 7 32 7 25v-9Z" fill="${SUN}"/><path d="m20 12 13 4v9c0 7-6 11-13 14Z" fill="${SUN_SHADE}"/>
${star(20, 25.5, 8, PAPER)}`),
  'night-owl': small(`
<path d="M8 6c3 3 6 3 8 2h8c2 1 5 1 8-2 1 5 1 8 0 11 2 13-4 20-12 20S6 30 8 17C7 14 7 11 8 6Z" fill="#7a5a3c"/>
<path d="M24 8c2 1 5 1 8-2 1 5 1 8 0 11 2 13-4 20-12 20 6-5 8-16 4-29Z" fill="#5d4229"/><circle cx="14.5" cy="17" r="6.5" fill="${SUN}"/>
<circle cx="25.5" cy="17" r="6.5" fill="${SUN}"/><circle cx="14.5" cy="17" r="3" fill="${INK}"/><circle cx="25.5" cy="17" r="3" fill="${INK}"/>
<path d="m17.5 22 2.5 4.5 2.5-4.5Z" fill="#e0632a"/><path d="M14 29c2 2 4 2 6 0 2 2 4 2 6 0" fill="none" stroke="#c79a62" stroke-width="1.8"/>`),
};

const unknown = small(spark(20, 20, 17, SUN_SHADE));

/** What makes an engineer an own person, as a small thing. */
export const traitPicture = (id: string): Drawing => TRAITS[id] ?? unknown;
