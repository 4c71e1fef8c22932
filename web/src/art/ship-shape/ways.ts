import type { IconShapes } from '../../pieces/icon';

const filled = (shapes: string): IconShapes => ({
  box: 24,
  shapes: `<g fill="currentColor" stroke="none">${shapes}</g>`,
});

const WAYS: Readonly<Record<string, IconShapes>> = {
  rail: filled(
    '<path d="M3 4h4v5h5V2h10v3h-1.5v11H2V9h1Zm11 2v4h4V6Z" fill-rule="evenodd"/><circle cx="6" cy="17" r="3"/><circle cx="13" cy="17" r="3"/><circle cx="19.5" cy="17" r="3"/><path d="M0 21h24v2.5H0Z"/>',
  ),
  ship: filled('<path d="M10 1.5h5l-.7 6.5H10.3ZM5.5 9.5H18V13H5.5ZM.5 14.5h23L19 22H5.5Z"/>'),
  air: filled(
    '<path d="M0 9.5C2.5 5.5 7 4 12 4c3.5 0 6.5.6 9 1.9V2h3v15h-3v-3.9c-2.5 1.3-5.5 1.9-9 1.9-5 0-9.5-1.5-12-5.5ZM6 15.5h2.5v2h6v-2H17V22H6Z"/>',
  ),
};

const CART = filled('<path d="M2 5h20v10H2Z"/><circle cx="7" cy="18" r="3"/><circle cx="17" cy="18" r="3"/>');

/** How a transport travels, as an icon from 12 pixels. */
export const wayIcon = (type: string): IconShapes => WAYS[type] ?? CART;
