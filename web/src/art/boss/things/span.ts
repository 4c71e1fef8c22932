import type { Drawing } from '../../drawing';
import { shape, stroke } from '../../pen';

const INK = 'currentColor';
const HOLE = 'var(--span-hole, var(--surface))';

const SPANS = {
  exact: '<circle cx="12" cy="12" r="11" fill="currentColor"/>' + stroke(HOLE, 3, 'm6.5 12.5 3.8 3.8 7.2-8'),
  few:
    `<path d="M21.5 8.5A10 10 0 1 1 15.5 2.6" fill="none" stroke="currentColor" stroke-width="2.6" stroke-dasharray="3.5 4" stroke-linecap="round"/>` +
    '<circle cx="12" cy="12" r="2.5" fill="currentColor"/>',
  many:
    shape(
      INK,
      'm12 0 2.7 4.6L19 1.7l-.3 5.2 5.2.3L20.9 12l3 4.2-5.2.8.6 5.2-4.7-2.6L12 24l-2.6-4.4-4.7 2.6.6-5.2-5.2-.8 3-4.2-3-4.8 5.2-.3L5 1.7l4.3 2.9Z',
    ) + stroke(HOLE, 3, 'M12 6.5v7M12 17v.4'),
};

export type Span = keyof typeof SPANS;

/** How many report to a boss, against how many the boss can lead: a full ring, an open one, a burst; what it is cut out of is `--span-hole`. */
export const spanSign = (span: Span): Drawing => ({ box: '0 0 24 24', shapes: SPANS[span] });
