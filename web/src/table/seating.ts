import type { Chair, Table } from '../wire/types';

/** The seats as they are shown: mine first, then in seating order. */
export function seating(count: number, mine: number | null): number[] {
  const from = mine ?? 0;
  return Array.from({ length: count }, (_, i) => (from + i) % count);
}

/** What is to be said about who sits there. */
export type Presence = 'here' | 'bot' | 'open' | 'gone' | 'away' | 'stand-in' | 'given-up' | 'elsewhere';

export function presence(chair: Chair): Presence {
  if (chair.kind === 'open') return 'open';
  if (chair.gone) return 'given-up';
  if (chair.kind === 'person' && !chair.guest) return 'elsewhere';
  if (chair.kind === 'bot') return chair.guest ? 'stand-in' : 'bot';
  if (chair.away) return chair.bot ? 'stand-in' : 'away';
  return chair.connected === false ? 'gone' : 'here';
}

export const openSeats = (table: Table): Chair[] => table.seats.filter((chair) => chair.kind === 'open');
export const people = (table: Table): Chair[] => table.seats.filter((chair) => chair.kind === 'person');
export const hostChair = (table: Table): Chair | undefined => {
  const theirs = table.seats.filter((chair) => chair.kind === 'person' && chair.guest === table.host);
  return theirs.find((chair) => !chair.beside) ?? theirs[0];
};
/** By what the face of whoever sits there is made: everybody at one screen has their own. */
export const faceOf = (chair: Chair | undefined): string | null =>
  chair?.guest
    ? chair.beside
      ? `${chair.guest} ${chair.name}`
      : chair.guest
    : chair?.bot
      ? null
      : (chair?.name ?? null);
/** People who have a chair and are not at the table: after a rematch they may never come. */
export const absent = (table: Table): Chair[] => people(table).filter((chair) => presence(chair) === 'gone');
