import { expect, test } from 'vitest';
import type { CompanyRoundView } from '../types';
import { deeds } from './deeds';

const entry = (engineer: number, action: string) => ({
  engineer,
  action,
  ai: false,
  forced: false,
  last: false,
  output: 5000,
});
const sum = (label: object, amount: object, kind = 'base') => ({ label, amount, kind });
const company = {
  seat: 0,
  plan: [entry(1, 'develop-features'), entry(2, 'pay-down-debt'), entry(3, 'develop-features')],
  before: { users: 1000, debt: 6 },
  lines: [
    {
      step: 'pay-down-debt',
      track: 'debt',
      before: 6,
      after: 5,
      why: {
        title: { key: 'debt' },
        steps: [
          sum({ key: 'why.ai-use', args: { engineer: 'Ada' } }, { debt: 1 }),
          sum({ key: 'why.card-times', args: { card: { card: 'pay-down-debt' } } }, { debt: -2 }),
        ],
      },
    },
    {
      step: 'develop-features',
      track: 'users',
      before: 1000,
      after: 1500,
      why: {
        title: { key: 'users' },
        steps: [sum({ key: 'per-output' }, { users: 500 }), sum({ key: 'together' }, { output: 10000 }, 'times')],
      },
    },
    { step: 'income', track: 'money', before: 0, after: 15, why: { title: { key: 'income' }, steps: [] } },
  ],
} as unknown as CompanyRoundView;
const names = (id: number) => ['', 'Ada', 'Bo', 'Cy'][id] ?? '';

test('those who work on the same stand together, with what they brought and what it made in debt', () => {
  expect(deeds(company, ['plans', 'debt', 'users', 'income'], names)).toMatchObject([
    {
      action: 'develop-features',
      people: [{ nth: 1 }, { nth: 3 }],
      changes: [
        ['debt', 1],
        ['users', 500],
      ],
    },
    { action: 'pay-down-debt', people: [{ nth: 2 }], changes: [['debt', -2]] },
  ]);
});

test('nothing is said of a step that is not told yet', () => {
  expect(deeds(company, ['plans', 'debt'], names).map(({ changes }) => changes)).toEqual([
    [['debt', 1]],
    [['debt', -2]],
  ]);
});
