import type { Arg, Change, Preview } from '../../../wire/types';
import { KINDS, NONE, type Kind, type Tokens } from '../pieces/goods';

/** From one number of tokens, cards or goods to another. */
export interface FromTo<T> {
  readonly before: T;
  readonly after: T;
}

/** What a trade would do to one firm: its store, what stalls in its next collection, the orders, what comes nearer first. */
export interface Effect {
  readonly seat: number;
  readonly store: FromTo<Tokens> | null;
  /** What would stall in the next collection, where that changes. */
  readonly stalls: Arg | null;
  readonly orders: readonly (FromTo<Arg> & { order: string })[];
  /** What its transports of a type carry. */
  readonly room: readonly (FromTo<Arg> & { type: string })[];
}

const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name);

/** Tokens as they are said: a list of amounts, each with its kind for a unit; anything else is none. */
export function tokensOf(arg: Arg): Tokens {
  const said = Array.isArray(arg) ? arg : [arg];
  const tokens: Record<Kind, number> = { ...NONE };
  for (const each of said)
    if (typeof each === 'object')
      for (const [unit, count] of Object.entries(each)) if (isKind(unit)) tokens[unit] = Number(count);
  return tokens;
}

const seatOf = ({ what }: Change): number | null => {
  const seat = what.args?.seat;
  return typeof seat === 'object' && 'seat' in seat ? Number(seat.seat) : null;
};

const orderOf = ({ what }: Change): string => {
  const order = what.args?.order;
  return typeof order === 'object' && 'card' in order ? String(order.card) : '';
};

const gain = ({ before, after }: FromTo<Arg>): number => Number(after) - Number(before);

/** What a preview says of one firm. */
export function effectOn(seat: number, preview: Preview | null | undefined): Effect {
  const about = (preview?.changes ?? []).filter((change) => seatOf(change) === seat);
  const one = (key: string) => about.find(({ what }) => what.key === key);
  const [store, stalls] = [one('change.store'), one('change.stalls')];
  return {
    seat,
    store: store ? { before: tokensOf(store.before), after: tokensOf(store.after) } : null,
    stalls: stalls?.after ?? null,
    orders: about
      .filter(({ what }) => what.key === 'change.order')
      .map((change) => ({ order: orderOf(change), before: change.before, after: change.after }))
      .sort((a, b) => gain(b) - gain(a)),
    room: about
      .filter(({ what }) => what.key === 'change.capacity')
      .map(({ what, before, after }) => ({ type: String(what.args?.type), before, after })),
  };
}
