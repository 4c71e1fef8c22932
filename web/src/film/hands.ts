import type { Field } from '../games/default/shape';
import type { Words } from '../texts/words';
import type { Arg } from '../wire/types';

/** What a seat alone had, of one kind: cards, or amounts. */
export interface Held {
  field: string;
  cards: string[];
  amount: Arg | null;
}

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Beyond so many, amounts are figures of a forecast and no longer what somebody holds. */
const AMOUNTS = 4;

/** The fields that tell one hand from another: what all have alike is no secret. */
export const differing = (hands: readonly unknown[], fields: readonly Field[]): Field[] =>
  fields.filter(({ name }) => new Set(hands.map((hand) => JSON.stringify(isData(hand) ? hand[name] : null))).size > 1);

/** What can be listed of a seat's own view without knowing the game: cards held, picked or sealed, and amounts with a unit. */
export function held(own: unknown, fields: readonly Field[], words: Pick<Words, 'card'>): Held[] {
  if (!isData(own)) return [];
  const isCard = (value: unknown): value is string => typeof value === 'string' && words.card(value) !== value;
  const cardIn = (value: unknown): string[] => {
    if (isCard(value)) return [value];
    return isData(value) ? [value.card, value.id].filter(isCard).slice(0, 1) : [];
  };
  const found: Held[] = [];
  let amounts = 0;
  for (const field of fields) {
    const value = own[field.name];
    const records = field.is === 'record' && field.many === 'list';
    // Lists of records are worked out for each card there is, except for the hand itself.
    const list = records && field.name !== 'hand' ? [] : Array.isArray(value) ? (value as unknown[]) : [value];
    const cards = list.flatMap(cardIn);
    if (cards.length > 0) found.push({ field: field.name, cards, amount: null });
    const inside = field.is === 'record' && field.many === 'one' && isData(value) ? value : own;
    for (const one of inside === own ? [field] : (field.fields ?? [])) {
      const number = inside[one.name];
      if (one.is !== 'number' || !one.unit || typeof number !== 'number' || amounts >= AMOUNTS) continue;
      amounts++;
      found.push({ field: one.name, cards: [], amount: { [one.unit]: number } });
    }
  }
  return found;
}
