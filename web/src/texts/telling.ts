import type { Arg, Say, Typed } from '../wire/types';

/** What the raw fields of an event mean: "seat", "card", or the name of a unit. */
export type Fields = Record<string, string>;

const ALWAYS: Fields = { seat: 'seat', agreed: 'seat' };

/** The sentence of an event: its key is `event.` and its type, its arguments are its fields. */
export function telling(event: Typed, fields: Fields = {}, isCard: (id: string) => boolean = () => false): Say {
  const args: Record<string, Arg> = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === 'type') continue;
    args[name] = argument(value, fields[name] ?? ALWAYS[name], isCard);
  }
  return { key: `event.${event.type}`, args };
}

function argument(value: unknown, kind: string | undefined, isCard: (id: string) => boolean): Arg {
  if (Array.isArray(value)) return value.map((item) => argument(item, kind, isCard));
  if (typeof value === 'number') return kind === undefined ? value : { [kind]: value };
  if (typeof value === 'string') return kind === 'card' || isCard(value) ? { card: value } : value;
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return String(value);
  return value as Arg;
}
