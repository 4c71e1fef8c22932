import { sum, type Tokens } from '../pieces/goods';
import type { FirmView, MissedView, NearView, ShipShapePublicView, WeekView } from '../types';

/** Why a firm could not send an order: one of two who could have together, or what it lacked. */
export type Lack = 'together' | 'goods' | 'room' | 'way' | 'both';

export function lackOf(near: NearView, load: number, together: readonly number[]): Lack {
  if (together.includes(near.seat)) return 'together';
  const isShort = sum(near.missing) > 0;
  if (near.capacity === 0) return 'way';
  if (near.capacity < load) return isShort ? 'both' : 'room';
  return 'goods';
}

/** Why the month was lost, in a headline. */
export type Headline =
  { kind: 'asked' } | { kind: 'goods'; missing: Tokens } | { kind: 'room' } | { kind: 'orders'; n: number };

/** One order: of the firms with room for it the nearest says what was short; more: only how many. */
export function headlineOf(missed: readonly MissedView[], loadOf: (order: string) => number): Headline {
  const [only, other] = missed;
  if (!only || other) return { kind: 'orders', n: missed.length };
  if (only.together) return { kind: 'asked' };
  const nearest = only.near
    .filter(({ capacity }) => capacity >= loadOf(only.order))
    .sort((a, b) => sum(a.missing) - sum(b.missing))[0];
  return nearest ? { kind: 'goods', missing: nearest.missing } : { kind: 'room' };
}

export const ordersDone = (weeks: readonly WeekView[]): number =>
  weeks.reduce((all, { postcards }) => all + postcards.length, 0);

export const ordersLeft = (weeks: readonly WeekView[]): number => weeks.reduce((all, { left }) => all + left.length, 0);

/** What lies on a firm's ship: its shares of all orders it has sent. */
export const cargo = ({ fulfilled }: FirmView): number => fulfilled.reduce((all, { points }) => all + points, 0);

/** The firms with their places, the last one first: the winner lies at the end of the quay. */
export const podium = ({ firms }: Pick<ShipShapePublicView, 'firms'>): FirmView[] =>
  [...firms].sort((a, b) => b.rank - a.rank || b.seat - a.seat);

/** Firms with the same score whose fleets decided, the larger fleet first. */
export function decidedByFleet({ firms }: Pick<ShipShapePublicView, 'firms'>): FirmView[][] {
  const scores = [...new Set(firms.map(({ score }) => score))];
  return scores
    .map((score) =>
      firms.filter((firm) => firm.score === score).sort((a, b) => b.fleetMaintenance - a.fleetMaintenance),
    )
    .filter((tied) => new Set(tied.map(({ rank }) => rank)).size > 1);
}
