import type { Drawing } from '../drawing';
import { CREAM, INK, PAPER, SUN } from '../palette';
import { INDIGO_SHADE } from './paint';

/** What was shipped: a box with a mast, its sail in the colour of the seat. It stands on 0 0. */
export const ship: Drawing = {
  box: '-29 -60 58 60',
  shapes: `<g transform="scale(.7)"><path d="M-2-78h4v58h-4Z" fill="${INK}"/><path d="M4-74h32l-4 17 4 17H4Z" fill="var(--seat, ${INDIGO_SHADE})"/><path d="m11-57 6 6 11-13" fill="none" stroke="${PAPER}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4-66-32-34h28Z" fill="${PAPER}"/><path d="M-24-38h8m-2-8h8m-2-8h4" stroke="#8592f0" stroke-width="2.5" stroke-linecap="round"/><path d="M0-78-12-81l12-5Z" fill="${SUN}"/><path d="m-36-26 9-8h58l10 8Z" fill="#b98246"/><path d="M-36-26h77L33 0h-61Z" fill="#d9a566"/><path d="M18-26h23L33 0H16Z" fill="#c48f51"/><path d="M-6-26H6v17l-6-4-6 4Z" fill="${CREAM}"/></g>`,
};
