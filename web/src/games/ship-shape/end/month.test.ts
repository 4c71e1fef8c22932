import { expect, test } from 'vitest';
import { NONE } from '../pieces/goods';
import type { FirmView, MissedView, NearView } from '../types';
import { decidedByFleet, headlineOf, lackOf, podium } from './month';

const near = (seat: number, organic: number, capacity: number): NearView => ({
  ...{ seat, capacity, there: NONE, missing: { ...NONE, organic } },
});
const missed = (...firms: NearView[]): MissedView => ({ order: 'submarine-palace', near: firms });

test('a firm lacked goods, room, both, or any way to travel; or only the question', () => {
  const lacks = [near(0, 2, 11), near(1, 0, 5), near(2, 3, 5), near(3, 1, 0)].map((each) => lackOf(each, 10, []));
  expect(lacks).toEqual(['goods', 'room', 'both', 'way']);
  expect(lackOf(near(1, 2, 11), 10, [0, 1])).toBe('together');
});

test('of the firms with room for it the nearest says what was short; two who had everything never asked', () => {
  const headline = (...orders: MissedView[]) => headlineOf(orders, () => 10);
  expect(headline(missed(near(0, 4, 10), near(1, 2, 11), near(2, 1, 5)))).toEqual({
    kind: 'goods',
    missing: near(1, 2, 0).missing,
  });
  expect(headline(missed(near(0, 0, 5), near(1, 2, 0)))).toEqual({ kind: 'room' });
  expect(headline({ ...missed(near(0, 2, 5)), together: [0, 1] })).toEqual({ kind: 'asked' });
  expect(headline(missed(), missed())).toEqual({ kind: 'orders', n: 2 });
});

const firm = (seat: number, score: number, rank: number, fleetMaintenance: number) =>
  ({ seat, score, rank, fleetMaintenance }) as FirmView;

test('the winner lies last at the quay, and of two with the same score the larger fleet is ahead', () => {
  const firms = [firm(0, 84, 1, 3), firm(1, 70, 2, 5), firm(2, 70, 3, 2)];
  expect(podium({ firms }).map(({ seat }) => seat)).toEqual([2, 1, 0]);
  expect(decidedByFleet({ firms }).map((tied) => tied.map(({ seat }) => seat))).toEqual([[1, 2]]);
});

test('who is equal in everything shares the place, and nothing was decided by the fleet', () => {
  expect(decidedByFleet({ firms: [firm(0, 70, 1, 4), firm(1, 70, 1, 4)] })).toEqual([]);
});
