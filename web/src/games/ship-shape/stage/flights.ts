import { halvesOf } from '../halves';
import { list, type Kind, type Tokens } from '../pieces/goods';
import type { Bundle, ShipShapeEvent } from '../types';

/** What moves over the table, from where to where; places are told by selectors, the first that is there counts. */
export type Flight = { delay: number; from: readonly string[] } & (
  | { kind: 'good'; good: Kind; to: readonly string[] }
  | { kind: 'card'; card: string; to: readonly string[] }
  | { kind: 'coin'; to: readonly string[] }
  | { kind: 'leaves'; card: string; cargo: readonly Kind[] }
  | { kind: 'points'; halves: number }
);

/** Milliseconds from one token to the next, and until the points come after a transport has left. */
const APART = 120;
const POINTS = 900;

const store = (seat: number) => [`[data-store="${seat}"]`, `[data-firm="${seat}"] .store`, ...firm(seat)];
const firm = (seat: number) => [`.mine[data-firm="${seat}"]`, `[data-firm="${seat}"]`];
const director = (seat: number) => firm(seat).map((place) => `${place} .portrait`);
const day = (space: number) => [`.calendar li:nth-child(${space})`];

const goods = (tokens: Tokens, from: readonly string[], to: readonly string[], first = 0): Flight[] =>
  list(tokens).map((good, i) => ({ kind: 'good', good, from, to, delay: (first + i) * APART }));

const handed = ({ tokens, supplies, transports }: Bundle, from: number, to: number): Flight[] => [
  ...goods(tokens, store(from), store(to)),
  ...[...supplies, ...transports].map((card): Flight => ({
    kind: 'card',
    card,
    from: firm(from),
    to: firm(to),
    delay: 0,
  })),
];

/** The transports of one firm with its goods in their holds, and what it scores. */
function sent(
  order: string,
  seat: number,
  transports: readonly { card: string }[],
  tokens: Tokens,
  halves: number,
): Flight[] {
  const cargo = list(tokens);
  const from = [`[data-order="${order}"]`, ...firm(seat)];
  const share = Math.ceil(cargo.length / Math.max(1, transports.length));
  return [
    ...transports.map(({ card }, i): Flight => ({
      kind: 'leaves',
      card,
      cargo: cargo.slice(i * share, (i + 1) * share),
      from,
      delay: i * 2 * APART,
    })),
    { kind: 'points', halves, from: [`[data-points="${seat}"]`], delay: POINTS },
  ];
}

/** What an event sets in motion. */
export function flightsOf(event: ShipShapeEvent): Flight[] {
  switch (event.type) {
    case 'collected': {
      const to = store(event.seat.seat);
      let first = 0;
      return event.sources.flatMap(({ card, got }) => {
        const flights = goods(got, [`[data-supply="${card.card}"]`, ...director(event.seat.seat)], to, first);
        first += flights.length;
        return flights;
      });
    }
    case 'traded':
      return [
        ...handed(event.gave, event.seat.seat, event.partner.seat),
        ...handed(event.got, event.partner.seat, event.seat.seat),
      ];
    case 'commissioned':
      return [
        {
          kind: 'card',
          card: event.card.card,
          from: [`[data-hire="${event.card.card}"]`],
          to: firm(event.seat.seat),
          delay: 0,
        },
      ];
    case 'order-fulfilled':
      return sent(event.order.card, event.seat.seat, event.transports, event.paid, halvesOf(event.points));
    case 'order-shared':
      return [
        ...sent(event.order.card, event.seat.seat, event.transports, event.share, halvesOf(event.points)),
        ...sent(event.order.card, event.partner.seat, event.theirs, event.rest, halvesOf(event.points)),
      ];
    case 'day-started':
      return event.day > 1 ? [{ kind: 'coin', from: day(event.day - 1), to: day(event.day), delay: 0 }] : [];
    default:
      return [];
  }
}
