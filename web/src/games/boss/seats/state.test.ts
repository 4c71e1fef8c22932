import { expect, test } from 'vitest';
import type { BossView } from '../types';
import { stateOf } from './state';

const view = (part: object) => part as unknown as BossView;
const owes = (...seats: number[]) => ({ owes: seats });

test('a secret bid is written until it is sealed', () => {
  const bidding = view({ phase: 'hiring-bid' });
  expect(stateOf(bidding, owes(1), 1)).toMatchObject({ id: 'writing', kind: 'busy' });
  expect(stateOf(bidding, owes(1), 0)).toMatchObject({ id: 'sealed', kind: 'done' });
});

test('only who is asked by an event has sealed something', () => {
  const event = view({ phase: 'event', event: { card: 'x', asked: [0], chosen: [] } });
  expect(stateOf(event, owes(), 0)?.id).toBe('sealed');
  expect(stateOf(event, owes(), 1)).toBeNull();
});

test('in the order of picks a company picks, has taken, has passed or waits', () => {
  const picking = view({
    phase: 'project-pick',
    projects: {
      pool: [{ project: 'a', takenBy: 1 }, { project: 'b' }],
      bids: [0, 1, 2, 3].map((seat) => ({ seat, passed: seat === 2 })),
    },
  });
  expect([0, 1, 2, 3].map((seat) => stateOf(picking, owes(0), seat)?.id)).toEqual(['pick', 'took', 'passed', 'waits']);
});

test('at the end nobody does anything', () => {
  expect(stateOf(view({ phase: 'payday', end: {} }), owes(), 0)).toBeNull();
});
