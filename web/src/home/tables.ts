import type { Table } from '../wire/types';

export interface Shown {
  table: Table;
  own: boolean;
}

const RANK: Record<Table['stage'], number> = { playing: 0, stopped: 1, waiting: 2, over: 3, unreadable: 4 };

/** First where I am awaited, then what is still open, then what is over; then what others play. */
export function worthShowing(
  mine: Table[],
  watch: Table[],
  me: string | null,
  most: number,
): { cards: Shown[]; more: number } {
  const own = [...mine].sort((a, b) => RANK[a.stage] - RANK[b.stage]).map((table) => ({ table, own: true }));
  const ids = new Set(mine.map((table) => table.id));
  const others = watch
    .filter((table) => !ids.has(table.id) && !table.seats.some((chair) => me !== null && chair.guest === me))
    .map((table) => ({ table, own: false }));
  // Somebody else's running table keeps a place, however many I have.
  const room = others.length > 0 ? Math.max(1, most - 1) : most;
  const first = own.slice(0, room);
  const cards = [...first, ...others.slice(0, most - first.length)];
  return { cards, more: own.length + others.length - cards.length };
}
