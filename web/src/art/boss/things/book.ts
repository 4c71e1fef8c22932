import type { Drawing } from '../../drawing';
import { bar, line, shape } from '../../pen';

const CLOSED =
  shape('var(--seat)', 'M3 4.5A2.5 2.5 0 0 1 5.5 2H26v19H5.5A2.5 2.5 0 0 0 3 23.5Z') +
  shape('var(--seat)', 'M3 23a2.5 2.5 0 0 1 2.5-2.5H26V24H5.5A2.5 2.5 0 0 1 3 23Z') +
  shape('var(--surface-2)', 'M4.2 23a1.5 1.5 0 0 1 1.5-1.5H25V23Z') +
  line('rgb(0 0 0/.3)', 1.5, 'M7.5 2v18.5') +
  bar(21, 9, 9, 6, '#6f4a00', 2) +
  bar(22, 10, 7, 4, '#d9a520', 1);

const OPEN =
  shape('var(--seat)', 'M1 5.5C5 3 10.5 3 15 6c4.5-3 10-3 14-.5V24c-4.5-2-9.5-2-14 .5C10.5 22 5.5 22 1 24Z') +
  shape('var(--surface-2)', 'M3 5.5C6.5 4 11 4.5 14.3 6.800v15.400C11 20.200 6.5 20 3 21.3Z') +
  shape('var(--surface-2)', 'M27 5.5c-3.5-1.5-8-1-11.3 1.3v15.400c3.3-2 7.800-2.200 11.3-.9Z') +
  line(
    'rgb(0 0 0/.3)',
    1.2,
    'M5.5 9.5c2-.5 4-.4 6.3.4M5.5 13.5c2-.5 4-.4 6.3.4M24.5 9.5c-2-.5-4-.4-6.3.4M24.5 13.5c-2-.5-4-.4-6.3.4',
  );

/** The books of a company in the colour of its seat: closed with a clasp, or open for all to read. */
export const book = (closed: boolean): Drawing => ({ box: '0 0 30 26', shapes: closed ? CLOSED : OPEN });
