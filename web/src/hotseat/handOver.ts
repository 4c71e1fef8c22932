import { at } from '../art/at';
import type { Drawing } from '../art/drawing';
import { bust, skinOf } from '../art/people/bust';
import type { Person } from '../art/people/person';
import { SHAPES } from '../pieces/Mark.svelte';

const screens = {
  computer: (mark: string) =>
    `<path d="M-44-56a6 6 0 0 1 6-6h76a6 6 0 0 1 6 6v50h-88Z" fill="#3a332b"/><path d="M14-62h24a6 6 0 0 1 6 6v50H20c4-18 2-38-6-56Z" fill="#2a241e"/>${at(-13, -47, 1.1, mark)}<path d="M-54-6H54l5 8a3 3 0 0 1-3 4H-56a3 3 0 0 1-3-4Z" fill="#d9cbb3"/><path d="M10-6h44l5 8a3 3 0 0 1-3 4H8c4-4 5-8 2-12Z" fill="#b9a98e"/>`,
  phone: (mark: string) =>
    `<rect x="-24" y="-72" width="48" height="82" rx="9" fill="#3a332b"/><path d="M8-72h7a9 9 0 0 1 9 9v64a9 9 0 0 1-9 9H6c7-26 8-56 2-82Z" fill="#2a241e"/>${at(-13, -44, 1.1, mark)}`,
  tablet: (mark: string) =>
    `<rect x="-50" y="-66" width="100" height="74" rx="8" fill="#3a332b"/><path d="M26-66h16a8 8 0 0 1 8 8V0a8 8 0 0 1-8 8H24c7-24 8-50 2-74Z" fill="#2a241e"/>${at(-13, -42, 1.1, mark)}`,
};

export type Device = keyof typeof screens;

const arm = (way: string, colour: string) =>
  `<path d="${way}" stroke="${colour}" stroke-width="15" stroke-linecap="round" fill="none"/>`;
const arrow = (way: string) =>
  `<path d="${way}" fill="none" stroke="#ffc24a" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Somebody with closed eyes hands the screen to whom it shows the mark of. */
export const handOver = (from: [Person, number], to: [Person, number], device: Device): Drawing => {
  const [giver, fromSeat] = from;
  const [taker, seat] = to;
  const mark = `<g class="s${seat}" fill="var(--seat)"><path d="${SHAPES[seat] ?? ''}"/></g>`;
  return {
    box: '0 0 520 164',
    shapes: [
      `<g class="s${fromSeat}"><circle cx="112" cy="96" r="78" fill="var(--seat-b)"/></g>`,
      `<g class="s${seat}"><circle cx="408" cy="96" r="78" fill="var(--seat-b)"/></g>`,
      at(30, 14, 1.35, bust({ ...giver, eyes: 'closed' })),
      at(326, 14, 1.35, bust({ ...taker, mouth: 'grin' })),
      arm('M176 128c10-8 22-10 34-6', skinOf(giver)),
      arm('M344 128c-10-8-22-10-34-6', skinOf(taker)),
      at(260, 134, 1, screens[device](mark), -3),
      arrow('M222 44c22-18 54-18 76 0'),
      arrow('m288 32 11 13-17 3'),
    ].join(''),
  };
};
