import type { Happening } from '../games/board';
import type { Typed, UpdateFrame } from '../wire/types';

/** What an update adds to what was heard. The first one of a page, and what was missed, is not fresh. */
export function heard(frame: UpdateFrame, first: boolean, nextId: number): Happening[] {
  const fresh = !first && (frame.missed ?? 0) === 0;
  return frame.events.map((event: Typed, i) => ({ id: nextId + i, n: frame.n, event, fresh }));
}

/** What a person who was away should know of: how many updates (-1: some), from which event on, up to before which. */
export interface Missed {
  count: number;
  from: number;
  to: number;
}
