import { describe, expect, it } from 'vitest';
import { NONE, type Tokens } from '../pieces/goods';
import type { NearView, OrderView, TogetherView, WayView } from '../types';
import { footOf } from './chips';
import { pinned } from './pins';

const near = (seat: number, missing: Partial<Tokens>, capacity: number): NearView => ({
  seat,
  there: NONE,
  missing: { ...NONE, ...missing },
  capacity,
});
const way = (day: number, ...seats: number[]): WayView => ({
  seats,
  day,
  turns: 1,
  percent: 50,
  buys: [],
  refresh: false,
  planned: false,
});
const order = (card: string, ways: WayView[], ...firms: NearView[]): OrderView => ({
  card,
  open: true,
  near: firms,
  ways,
});
const withPartner = (card: string, partner: number): TogetherView => ({
  order: card,
  partner,
  least: NONE,
  most: NONE,
  splits: [],
});
const LOAD = 6;
const TODAY = 4;

describe('pins on the calendar', () => {
  it('stand on the first day on which an order could leave, with those who could send it', () => {
    expect(pinned([order('hanging-farm', [way(6, 1), way(5, 0, 2), way(5, 1)])])).toEqual([
      { card: 'hanging-farm', day: 5, seats: [0, 2], nth: 0 },
    ]);
  });

  it('stand beside each other on one day', () => {
    const pins = pinned([order('a', [way(5, 0)]), order('b', [way(6, 0)]), order('c', [way(5, 1)])]);
    expect(pins.map(({ card, nth }) => [card, nth])).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 1],
    ]);
  });

  it('are missing for what has left and for what cannot leave this week', () => {
    expect(pinned([{ ...order('a', [way(5, 0)]), open: false }, order('b', [way(0, 1)]), order('c', [])])).toEqual([]);
  });
});

describe('the foot of an order', () => {
  const foot = (of: OrderView, together: TogetherView[] = [], me: number | null = 0) =>
    footOf(of, LOAD, me, TODAY, together);

  it('says first what I can do alone, then with whom', () => {
    const mine = order('a', [], near(0, {}, 6), near(1, {}, 8));
    expect(foot(mine, [withPartner('a', 1)])).toEqual({ kind: 'mine' });
    const shared = order('a', [], near(0, { mineral: 1 }, 6), near(1, {}, 8));
    expect(foot(shared, [withPartner('a', 1), withPartner('b', 2)])).toEqual({ kind: 'with', seats: [1] });
  });

  it('says who else could send it', () => {
    const theirs = order('a', [], near(0, { mineral: 1 }, 6), near(1, {}, 8));
    expect(foot(theirs)).toEqual({ kind: 'theirs', seats: [1] });
    expect(foot(order('a', [], near(0, {}, 6)), [], null)).toEqual({ kind: 'theirs', seats: [0] });
  });

  it('says that no two firms have the room, before it speaks of a day', () => {
    expect(foot(order('a', [way(6, 0)], near(0, {}, 3), near(1, {}, 2)))).toEqual({ kind: 'heavy' });
  });

  it('says when, or that it is too late', () => {
    const lacking = [near(0, { mineral: 2 }, 4), near(1, { organic: 1 }, 4)];
    expect(foot(order('a', [way(6, 0, 1)], ...lacking))).toEqual({ kind: 'later', seats: [0, 1], day: 6 });
    expect(foot(order('a', [way(TODAY, 0, 1)], ...lacking))).toEqual({ kind: 'theirs', seats: [0, 1] });
    expect(foot(order('a', [], ...lacking))).toEqual({ kind: 'late' });
  });
});
