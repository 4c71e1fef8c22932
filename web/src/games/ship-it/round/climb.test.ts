import { expect, test } from 'vitest';
import type { CompanyRoundView, LineView } from '../types';
import { climb, valueAfter, worthALook } from './climb';

const say = (key: string, args = {}) => ({ key, args });
const names = (id: number) => (id === 1 ? 'Ada' : 'Bao');

const marketing: LineView = {
  step: 'marketing',
  track: 'users',
  before: 1500,
  after: 7500,
  why: {
    title: say('sum.effect', { action: { card: 'marketing' } }),
    steps: [
      { label: say('why.per-output'), amount: { users: 1000 }, kind: 'base' },
      { label: say('why.engineer', { engineer: 'Ada' }), amount: { output: 15000 }, kind: 'times' },
    ],
    total: { users: 6000 },
  },
};
const debt: LineView = {
  step: 'debt',
  track: 'debt',
  before: 2,
  after: 1,
  why: {
    title: say('sum.debt'),
    steps: [
      { label: say('why.ai-use', { engineer: 'Ada' }), amount: { debt: 1 }, kind: 'malus' },
      {
        label: say('why.card-times', { card: { card: 'pay-down-debt' }, engineers: 1 }),
        amount: { debt: -2 },
        kind: 'bonus',
      },
    ],
    total: { debt: -1 },
  },
};
const company = {
  seat: 0,
  before: { users: 1500, debt: 2 },
  plan: [
    { engineer: 1, action: 'marketing' },
    { engineer: 2, action: 'pay-down-debt' },
  ],
  lines: [debt, marketing],
} as unknown as CompanyRoundView;

test('an action with factors is one column, its engineers on top of it', () => {
  const way = climb(company, 'users', names);
  expect(way?.columns).toHaveLength(1);
  expect(way?.columns[0]).toMatchObject({ from: 1500, to: 7500, crew: [1] });
  expect(way?.columns[0]?.factors.map(({ times }) => times)).toEqual([false, true]);
});

test('a sum of amounts is a column for each, whoever caused it', () => {
  expect(climb(company, 'debt', names)?.columns).toMatchObject([
    { from: 2, to: 3, crew: [1] },
    { from: 3, to: 1, crew: [2] },
  ]);
});

test('what did not move has no way to show', () => {
  expect(climb(company, 'revenue', names)).toBeNull();
});

test('a figure stands where the steps told so far have brought it', () => {
  expect(valueAfter(company, 'users', ['plans', 'debt'])).toBe(1500);
  expect(valueAfter(company, 'users', ['plans', 'debt', 'users'])).toBe(7500);
});

test('where nothing moved for me, whoever moved most is shown', () => {
  const idle = { ...company, seat: 1, lines: [] } as CompanyRoundView;
  expect(worthALook([company, idle], 'users', company.seat)).toBe(company.seat);
  expect(worthALook([company, idle], 'users', 1)).toBe(company.seat);
  expect(worthALook([company, idle], 'revenue', 1)).toBe(1);
});
