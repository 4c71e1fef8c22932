import type { OrderView, WayView } from '../types';

/** Where an order stands on the calendar: the first day on which it could leave, and by whom. */
export interface Pinned {
  card: string;
  day: number;
  seats: readonly number[];
  /** Which one of those on the same day it is, from 0. */
  nth: number;
}

/** The way that leaves first this week; of those on one day the likeliest, which stands first. */
export const firstWay = (order: OrderView): WayView | null =>
  order.ways
    .filter(({ day }) => day > 0)
    .reduce<WayView | null>((first, way) => (first === null || way.day < first.day ? way : first), null);

/** The open orders that can still leave this week; the others have no day to stand on. */
export function pinned(orders: readonly OrderView[]): Pinned[] {
  const pins: Pinned[] = [];
  for (const order of orders) {
    const way = order.open ? firstWay(order) : null;
    if (way === null) continue;
    const nth = pins.filter(({ day }) => day === way.day).length;
    pins.push({ card: order.card, day: way.day, seats: way.seats, nth });
  }
  return pins;
}
