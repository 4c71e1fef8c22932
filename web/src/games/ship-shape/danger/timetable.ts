import { minus, NONE, plus, present, type Tokens } from '../pieces/goods';
import type { OrderView, ShipShapePublicView, WayView } from '../types';

/** A turn of a firm on a day: had already, or still to come. */
export interface Pip {
  seat: number;
  gone: boolean;
}

export interface Day {
  day: number;
  pips: Pip[];
}

/** The days from today on, each with the turns it has, the holder's first. */
export function daysLeft({
  day,
  days,
  holder,
  turnsLeft,
}: Pick<ShipShapePublicView, 'day' | 'days' | 'holder' | 'turnsLeft'>): Day[] {
  const seats = turnsLeft.map((_, i) => (holder + i) % turnsLeft.length);
  return Array.from({ length: days - day + 1 }, (_, i) => ({
    day: day + i,
    pips: seats.map((seat) => ({ seat, gone: i === 0 && (turnsLeft[seat] ?? 0) <= days - day })),
  }));
}

/** A way an order could leave, and what its firms have for it between them. */
export interface Departure {
  way: WayView;
  missing: Tokens;
  capacity: number;
}

/** The first ways of an order, the planned one before all others, as many as there is room for. */
export function departures(order: OrderView, requirement: Tokens, room: number): Departure[] {
  const ways = [...order.ways].sort((a, b) => Number(b.planned) - Number(a.planned));
  return ways.slice(0, room).map((way) => {
    const near = order.near.filter(({ seat }) => way.seats.includes(seat));
    const there = near.map((each) => each.there as Tokens).reduce(plus, NONE);
    return {
      way,
      missing: minus(requirement, present(requirement, there)),
      capacity: near.reduce((sum, each) => sum + each.capacity, 0),
    };
  });
}

/** The column of a way: its day counted from today, or the storm behind the last. */
export const columnOf = ({ day }: WayView, days: readonly Day[]): number => {
  const at = days.findIndex((each) => each.day === day);
  return at < 0 ? days.length : at;
};
