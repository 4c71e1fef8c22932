import type { OrderView } from '../types';

/** The order a firm is to send by the plan of the table, on which day and with whom. */
export interface Planned {
  order: string;
  day: number;
  partner: number | null;
}

/** The first of a firm's planned orders. */
export function planOf(orders: readonly OrderView[], seat: number): Planned | null {
  const plans = orders
    .filter(({ open }) => open)
    .flatMap(({ card, ways }) =>
      ways
        .filter(({ planned, seats, day }) => planned && day > 0 && seats.includes(seat))
        .map(({ day, seats }) => ({ order: card, day, partner: seats.find((other) => other !== seat) ?? null })),
    );
  return plans.sort((a, b) => a.day - b.day)[0] ?? null;
}
