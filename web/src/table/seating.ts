import type { Chair, Table } from '../wire/types';

/** The seats as they are shown: mine first, then in seating order. */
export function seating(count: number, mine: number | null): number[] {
  const from = mine ?? 0;
  return Array.from({ length: count }, (_, i) => (from + i) % count);
}

/** What is to be said about who sits there. */
export type Presence = 'here' | 'bot' | 'open' | 'gone' | 'away' | 'stand-in' | 'given-up';

export function presence(chair: Chair): Presence {
  if (chair.kind === 'open') return 'open';
  if (chair.gone) return 'given-up';
  if (chair.kind === 'bot') return chair.guest ? 'stand-in' : 'bot';
  if (chair.away) return chair.bot ? 'stand-in' : 'away';
  return chair.connected === false ? 'gone' : 'here';
}

export const openSeats = (table: Table): Chair[] => table.seats.filter((chair) => chair.kind === 'open');
export const people = (table: Table): Chair[] => table.seats.filter((chair) => chair.kind === 'person');
export const hostChair = (table: Table): Chair | undefined =>
  table.seats.find((chair) => chair.kind === 'person' && chair.guest === table.host);
/** People who have a chair and are not at the table: after a rematch they may never come. */
export const absent = (table: Table): Chair[] => people(table).filter((chair) => presence(chair) === 'gone');
