import { expect, test } from 'vitest';
import type { OrderView, WayView } from '../types';
import { planOf } from './plans';

const way = (seats: number[], day: number, planned: boolean): WayView => ({
  ...{ seats, day, planned, turns: 1, percent: 80, buys: [], refresh: false },
});
const order = (card: string, ...ways: WayView[]): OrderView => ({ card, open: true, near: [], ways });

test('a firm plans the first order the table gives to it, alone or with a partner', () => {
  const orders = [
    order('universal-kitchen', way([1, 2], 5, true), way([0], 7, false)),
    order('talking-buoy', way([1], 3, true)),
  ];
  expect(planOf(orders, 1)).toEqual({ order: 'talking-buoy', day: 3, partner: null });
  expect(planOf(orders, 2)).toEqual({ order: 'universal-kitchen', day: 5, partner: 1 });
  expect(planOf(orders, 0)).toBeNull();
});
