import { INK } from '../../palette';
import { SUN_SHADE, WOOD_SHADE, TEAL } from '../paint';
import { scene } from '../scene';

/** Roots that meet below. */
export const commonGround = scene(
  'help',
  `
<path d="M-70 68c16-2 32-2 46-6 30-10 70-14 104-14s74 4 104 14c14 4 30 4 46 6v30H-70Z" fill="#7a5230"/>
<path d="M-70 68c16-2 32-2 46-6 30-10 70-14 104-14s74 4 104 14c14 4 30 4 46 6v7c-16-2-32-2-46-6-30-10-70-14-104-14s-74 4-104 14c-14 4-30 4-46 6Z" fill="#4f8a4a"/>
<path d="M76 54c0-12 1-20 4-30 3 10 4 18 4 30Z" fill="${WOOD_SHADE}"/>
<g><circle cx="62" cy="26" r="15" fill="#3c7d4c"/><circle cx="98" cy="26" r="15" fill="${SUN_SHADE}"/><circle cx="80" cy="16" r="16" fill="${TEAL}"/></g>
<path d="M80 56c-10 8-26 8-34 20M80 56c0 12 2 22-2 34M80 56c10 8 24 8 32 22" fill="none" stroke="#c79a62" stroke-width="4.5" stroke-linecap="round"/>
<g transform="translate(112 88)"><path d="M-10 4c4-10 12-6 14 0" fill="none" stroke="#e79a9a" stroke-width="5" stroke-linecap="round"/><circle cx="5" cy="2" r="1.3" fill="${INK}"/></g>`,
);
