import type { Span as Drawn } from '../../../art/boss/things/span';
import type { Span } from '../types';

/** How a span is drawn; null for who leads nobody. */
export const spanOf = (span: Span): Drawn | null =>
  span === 'exact' ? 'exact' : span === 'overloaded' ? 'many' : span === 'under-used' ? 'few' : null;
