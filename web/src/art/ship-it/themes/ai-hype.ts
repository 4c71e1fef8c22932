import { INK } from '../../palette';
import { RED, WOOD, WOOD_SHADE, STEEL, TIN, TIN_SHADE, MINT } from '../paint';
import { scene } from '../scene';
import { spark } from '../things/spark';

/** The balloon is a head. */
export const aiHype = scene(
  'product',
  `
<g transform="translate(6 9) scale(.92)"><path d="M56 48 66 78h28l10-30Z" fill="none" stroke="${WOOD_SHADE}" stroke-width="2"/><g transform="translate(80 32) scale(1.95)"><path d="M-1-19h2v8h-2Z" fill="${STEEL}"/><circle cy="-19" r="2.6" fill="${RED}"/></g><rect x="44" y="4" width="72" height="52" rx="22" fill="${TIN}"/><path d="M84 4h10a22 22 0 0 1 22 22v8a22 22 0 0 1-22 22H84c8-16 8-36 0-52Z" fill="${TIN_SHADE}"/><rect x="54" y="16" width="52" height="24" rx="12" fill="${INK}"/><circle cx="68" cy="28" r="6" fill="${MINT}"/><circle cx="92" cy="28" r="6" fill="${MINT}"/><path d="M70 48h20" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><path d="M66 76h28l-3 18H69Z" fill="${WOOD}"/><path d="M82 76h12l-3 18h-9Z" fill="${WOOD_SHADE}"/><path d="M66 76h28v4H66Z" fill="${INK}"/><g>${spark(28, 30, 9)}${spark(134, 24, 8)}${spark(126, 66, 6)}${spark(36, 70, 6)}</g></g>`,
);
