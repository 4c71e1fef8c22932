import { expect, test } from 'vitest';
import type { Happening } from '../../board';
import type { BossEvent, BossView } from '../types';
import { paydayScenes } from './scenes';

const heard = (...events: object[]): Happening<BossEvent>[] =>
  events.map((event, n) => ({ id: n, n, event: event as BossEvent, fresh: true }));
const seat = (number: number) => ({ seat: { seat: number } });
const who = (person: string) => ({ person: { card: person } });
const people = [
  { person: 'founder', salary: 0 },
  { person: 'celia', salary: 3 },
  { person: 'boris', salary: 2 },
  { person: 'pip', salary: 1 },
];
const view = { round: 4, companies: [{ people }, { people: people.slice(0, 2) }] } as unknown as BossView;

test('G43: coins walk down the order, one goes unpaid, one recovers', () => {
  const batch = heard(
    { type: 'person-left', ...seat(1), ...who('gus'), why: 'poached' },
    { type: 'fund-paid', seats: [{ seat: 1 }], cash: { cash: 2 } },
    { type: 'salaries-paid', ...seat(0), cash: { cash: 5 }, due: { cash: 6 } },
    { type: 'recovered', ...seat(0), ...who('boris') },
    { type: 'unpaid', ...seat(0), ...who('pip') },
    { type: 'salaries-paid', ...seat(1), cash: { cash: 3 }, due: { cash: 3 } },
    { type: 'round-started', round: 5 },
  );
  const [scene] = paydayScenes(batch, view, view);
  expect(scene?.entries).toEqual(['fund', 'salaries', 'recovery', 'unpaid']);
  expect(scene?.companies).toMatchObject([
    { seat: 0, fund: 0, paid: 5, due: 6, bankrupt: false },
    { seat: 1, fund: 2, paid: 3, due: 3 },
  ]);
  expect(scene?.companies[0]?.payees).toEqual([
    { person: 'celia', salary: 3, paid: true, recovers: false, leaves: false },
    { person: 'boris', salary: 2, paid: true, recovers: true, leaves: false },
    { person: 'pip', salary: 1, paid: false, recovers: false, leaves: false },
  ]);
  expect(batch.map(({ event }) => scene?.stepOf?.(event) ?? null)).toEqual([null, 0, 1, 2, 3, 1, null]);
});

test('a Payday without a salary, a fund or an income is nothing to look at', () => {
  expect(paydayScenes(heard({ type: 'round-started', round: 2 }), view, view)).toEqual([]);
});
