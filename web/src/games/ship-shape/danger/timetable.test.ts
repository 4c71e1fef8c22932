import { expect, test } from 'vitest';
import { NONE } from '../pieces/goods';
import type { OrderView, WayView } from '../types';
import { columnOf, daysLeft, departures } from './timetable';

const way = (seats: number[], day: number, planned = false): WayView => ({
  ...{ seats, day, planned, turns: 1, percent: 80, buys: [], refresh: false },
});
const order: OrderView = {
  card: 'hanging-farm',
  open: true,
  near: [
    { seat: 0, there: { ...NONE, organic: 3 }, missing: { ...NONE, organic: 1, technological: 2 }, capacity: 4 },
    { seat: 1, there: { ...NONE, organic: 2, technological: 2 }, missing: { ...NONE, organic: 2 }, capacity: 3 },
  ],
  ways: [way([0], 6), way([0, 1], 4, true), way([1], 0)],
};

test('today some firms have had their turn; every later day has one of each, the holder first', () => {
  const days = daysLeft({ day: 6, days: 7, holder: 1, turnsLeft: [2, 1, 1] });
  expect(days.map(({ day }) => day)).toEqual([6, 7]);
  expect(days[0]?.pips.map(({ seat, gone }) => [seat, gone])).toEqual([
    [1, true],
    [2, true],
    [0, false],
  ]);
  expect(days[1]?.pips.some(({ gone }) => gone)).toBe(false);
});

test('the planned way comes first, and two firms have together what each of them has', () => {
  const found = departures(order, { ...NONE, organic: 4, technological: 2 }, 2);
  expect(found.map(({ way: { seats } }) => seats)).toEqual([[0, 1], [0]]);
  expect(found[0]).toMatchObject({ missing: NONE, capacity: 7 });
  expect(found[1]).toMatchObject({ missing: { organic: 1, technological: 2 }, capacity: 4 });
});

test('a way has the column of its day; out of reach it lies in the storm', () => {
  const days = daysLeft({ day: 4, days: 7, holder: 0, turnsLeft: [4, 4] });
  expect(order.ways.map((each) => columnOf(each, days))).toEqual([2, 0, 4]);
});
