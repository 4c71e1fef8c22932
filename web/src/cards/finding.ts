import type { CardEntry } from '../games/catalogues';

/** What is looked for: words of the name or text, a sort of card, a number. */
export interface Wanted {
  query: string;
  group: string | null;
  number: number | null;
}

export const isAnything = ({ query, group, number }: Wanted): boolean =>
  query.trim() === '' && group === null && number === null;

/** Whether a card is what is looked for: every word stands in its name or its text. */
export function fits(card: CardEntry, { query, group, number }: Wanted): boolean {
  if (group !== null && card.group !== group) return false;
  if (number !== null && card.number !== number) return false;
  const said = `${card.name} ${card.text} ${card.kind ?? ''}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** Those that fit first, those named so before those that only speak of it; the others stand behind. */
export function sorted(cards: readonly CardEntry[], wanted: Wanted): { found: CardEntry[]; behind: CardEntry[] } {
  const query = wanted.query.trim().toLowerCase();
  const named = (card: CardEntry) => (query !== '' && card.name.toLowerCase().includes(query) ? 0 : 1);
  const found = cards.filter((card) => fits(card, wanted)).toSorted((a, b) => named(a) - named(b));
  return { found, behind: cards.filter((card) => !fits(card, wanted)) };
}

/** The numbers by which the cards can be filtered, from small to large. */
export const numbersOf = (cards: readonly CardEntry[]): number[] =>
  [...new Set(cards.flatMap(({ number }) => (number === undefined ? [] : [number])))].toSorted((a, b) => a - b);
