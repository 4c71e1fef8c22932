import type { Drawing } from '../drawing';
import { INK, PAPER, SUN } from '../palette';
import { BRONZE_SHADE, GREEN, INDIGO, MINT, RED, STEEL, SUN_SHADE, TEAL, TEAL_SHADE, TIN, TIN_SHADE } from './paint';
import { small } from './small';
import { star } from './things/star';

const SPECIALTIES: Readonly<Record<string, Drawing>> = {
  frontend: small(`
<path d="M4 30c0-6 5-8 9-6 4 3 3 10-3 11-3 .5-6 0-8 2 1-3 2-4 2-7Z" fill="${INDIGO}"/>
<path d="M13 23 30 4c3-3 8 1 6 5L19 28c-2 2-7-2-6-5Z" fill="${SUN}"/><path d="m13 23 6 5-3 3-6-5Z" fill="${STEEL}"/>
<path d="M33 3.5C36 3 38 6 36 9L19 28l-3-2.5Z" fill="${SUN_SHADE}"/>`),
  backend: small(`
<path d="M5 9v22c0 4 6 6 13 6s13-2 13-6V9Z" fill="${TEAL}"/><path d="M20 9h11v22c0 4-5 6-11 6Z" fill="${TEAL_SHADE}"/>
<ellipse cx="18" cy="9" rx="13" ry="5.5" fill="#49b5b0"/>
<path d="M5 17c0 4 6 6 13 6s13-2 13-6M5 25c0 4 6 6 13 6s13-2 13-6" fill="none" stroke="${PAPER}" stroke-width="2"/>
<g transform="translate(30 29)"><circle r="7.5" fill="${SUN}"/><path d="M-1.7-10h3.4v20h-3.4ZM-10-1.7h20v3.4h-20Z" fill="${SUN}"/><path d="M-1.7-10h3.4v20h-3.4Z" fill="${SUN}" transform="rotate(45)"/><path d="M-1.7-10h3.4v20h-3.4Z" fill="${SUN}" transform="rotate(-45)"/><circle r="3" fill="${BRONZE_SHADE}"/></g>`),
  fullstack: small(`
<path d="M4 16C4 7 11 4 20 4s16 3 16 12Z" fill="#d98a3d"/><path d="M26 4.7C33 6 36 10 36 16H28c1-4 0-8-2-11.3Z" fill="#b3692a"/>
<g fill="${PAPER}"><ellipse cx="13" cy="10" rx="1.6" ry="1.2"/><ellipse cx="20" cy="8" rx="1.6" ry="1.2"/><ellipse cx="26" cy="11" rx="1.6" ry="1.2"/></g>
<path d="M3 16h34l-3 4-4-2-5 3-5-3-5 3-5-3-4 2Z" fill="#5fae52"/><path d="M4 21h32v4H4Z" fill="${RED}"/><path d="M4 24h32v5H4Z" fill="#6b3a24"/>
<path d="M4 29h32c0 6-3 8-7 8H11c-4 0-7-2-7-8Z" fill="#d98a3d"/><path d="M28 29h8c0 6-3 8-7 8h-3c2-2 2-5 2-8Z" fill="#b3692a"/>`),
  devops: small(`
<path d="M9 4c-5 2-7 8-4 13 2 3 6 4 9 3l13 14c2 3 6 3 8 1s2-6-1-8L20 14c1-3 0-7-3-9l-1 6-4 1-3-3Z" fill="#8f97bd"/>
<path d="m17 5-1 6-3 1 21 20c2 2 2 4 1 5 2-2 2-6-1-8L20 14c1-3 0-7-3-9Z" fill="#6b739a"/><circle cx="31" cy="31" r="2" fill="${INK}"/>
<path d="M24 5h12v9H24Z" fill="${GREEN}"/>
<path d="m27 9.5 2.5 2.5L34 7" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`),
  ai: small(`
<path d="M19 1h2.4v7H19Z" fill="${STEEL}"/><circle cx="20.2" cy="3.5" r="3" fill="${RED}"/>
<rect x="4" y="8" width="32" height="27" rx="7" fill="${TIN}"/><path d="M22 8h7a7 7 0 0 1 7 7v13a7 7 0 0 1-7 7h-7Z" fill="${TIN_SHADE}"/>
<rect x="8" y="14" width="24" height="11" rx="5.5" fill="${INK}"/><circle cx="15" cy="19.5" r="2.8" fill="${MINT}"/>
<circle cx="25" cy="19.5" r="2.8" fill="${MINT}"/><path d="M15 30h10" stroke="${INK}" stroke-width="2.2" stroke-linecap="round"/>`),
};

const unknown = small(star(20, 21, 17, SUN_SHADE));

/** What an engineer is best at, as a small thing. */
export const specialtyPicture = (id: string): Drawing => SPECIALTIES[id] ?? unknown;
