import { type Kind, KINDS, minus, NONE, sum, type Tokens } from '../pieces/goods';
import type { FirmView, Order, OrderView, Transport } from '../types';
import { NOTHING, type Terms } from './bundle';

/** A first idea for an offer, made only of what lies open: whom to ask, for what, and for which order of mine. */
export interface Start extends Terms {
  readonly to: number;
  readonly order: string;
}

/** What lies open, and the cards it is made of. */
interface Open {
  readonly firms: readonly FirmView[];
  readonly orders: readonly OrderView[];
  order(id: string): Order;
  transport(id: string): Transport;
}

/** A rare good is asked for with two. */
const PRICE: Readonly<Record<Kind, number>> = { organic: 1, mineral: 1, technological: 1, specialty: 2 };
const MOST = 4;

const nearOf = (order: OrderView, seat: number) => order.near.find((near) => near.seat === seat);
const goods = (kind: Kind, count: number) => ({ ...NOTHING, tokens: { ...NONE, [kind]: count } });

/** How much of each kind somebody lacks for the order that lacks the least of it. */
function wishes(orders: readonly OrderView[], seat: number): Tokens {
  const lacking = orders.flatMap((order) => nearOf(order, seat)?.missing ?? []);
  return lacking.sort((a, b) => sum(a) - sum(b))[0] ?? NONE;
}

/** What I can spare, best for them first: what they lack, then what I have most of. */
const spares = (spare: Tokens, theirs: Tokens, not: Kind | null, least: number): Kind[] =>
  KINDS.filter((kind) => kind !== not && spare[kind] >= least).sort(
    (a, b) => Number(theirs[b] > 0) - Number(theirs[a] > 0) || PRICE[a] - PRICE[b] || spare[b] - spare[a],
  );

/** One or two starting points for each order I am short of, the nearest order first. */
export function startsFor(me: number, open: Open, most = MOST): Start[] {
  const mine = open.firms[me];
  if (!mine) return [];
  const others = open.firms.filter(({ seat }) => seat !== me);
  const orders = open.orders
    .filter((order) => order.open)
    .sort((a, b) => sum(nearOf(a, me)?.missing ?? NONE) - sum(nearOf(b, me)?.missing ?? NONE));
  const all = orders.flatMap((order): Start[] => {
    const near = nearOf(order, me);
    if (!near) return [];
    const spare = minus(mine.tokens, near.there);
    const { card } = order;
    const forGoods = KINDS.filter((kind) => near.missing[kind] > 0).flatMap((wanted) =>
      others.flatMap((partner): Start[] => {
        const [paid] = spares(spare, wishes(open.orders, partner.seat), wanted, PRICE[wanted]);
        if (!paid || partner.tokens[wanted] === 0) return [];
        const count = Math.min(near.missing[wanted], partner.tokens[wanted], Math.floor(spare[paid] / PRICE[wanted]));
        return [
          { to: partner.seat, order: card, give: goods(paid, count * PRICE[wanted]), want: goods(wanted, count) },
        ];
      }),
    );
    return [...forGoods.slice(0, 2), ...forRoom(open, others, order, near.capacity, spare).slice(0, 1)];
  });
  return all.filter((start, i) => all.findIndex((other) => isSame(other, start)) === i).slice(0, most);
}

/** A transport that travels the right way and lies ready elsewhere, for its printed price. */
function forRoom(open: Open, others: readonly FirmView[], order: OrderView, room: number, spare: Tokens): Start[] {
  const { load, type } = open.order(order.card);
  if (room >= load) return [];
  return others.flatMap((partner) =>
    partner.transports
      .filter(({ card, rotated }) => !rotated && open.transport(card).types.includes(type))
      .flatMap(({ card }): Start[] => {
        const price = sum(open.transport(card).cost);
        const [paid] = spares(spare, wishes(open.orders, partner.seat), null, price);
        const want = { ...NOTHING, transports: [card] };
        return paid ? [{ to: partner.seat, order: order.card, give: goods(paid, price), want }] : [];
      }),
  );
}

const isSame = (a: Start, b: Start) =>
  a.to === b.to && JSON.stringify([a.give, a.want]) === JSON.stringify([b.give, b.want]);
