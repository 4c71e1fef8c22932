import { sum } from '../pieces/goods';
import type { NearView, OrderView, TogetherView } from '../types';
import { firstWay } from './pins';

/** What stands at the foot of an open order: who can send it now, else when, else why nobody can. */
export type Foot =
  | { kind: 'mine' }
  | { kind: 'with'; seats: readonly number[] }
  | { kind: 'theirs'; seats: readonly number[] }
  | { kind: 'later'; seats: readonly number[]; day: number }
  | { kind: 'heavy' }
  | { kind: 'late' };

const isReady = (near: NearView, load: number) => sum(near.missing) === 0 && near.capacity >= load;

/** Whether no firm and no two of them have the room. */
function isTooHeavy(near: readonly NearView[], load: number): boolean {
  const [most = 0, second = 0] = near.map(({ capacity }) => capacity).toSorted((a, b) => b - a);
  return most + second < load;
}

/** Told from my seat: what I can do comes first. */
export function footOf(
  order: OrderView,
  load: number,
  me: number | null,
  today: number,
  together: readonly TogetherView[],
): Foot {
  const ready = order.near.filter((near) => isReady(near, load)).map(({ seat }) => seat);
  if (me !== null && ready.includes(me)) return { kind: 'mine' };
  const partners = together.filter((way) => way.order === order.card).map(({ partner }) => partner);
  if (partners.length > 0) return { kind: 'with', seats: partners };
  if (ready.length > 0) return { kind: 'theirs', seats: ready };
  if (isTooHeavy(order.near, load)) return { kind: 'heavy' };
  const way = firstWay(order);
  if (way === null) return { kind: 'late' };
  return way.day === today ? { kind: 'theirs', seats: way.seats } : { kind: 'later', seats: way.seats, day: way.day };
}
