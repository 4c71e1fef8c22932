import { expect, it } from 'vitest';
import { same } from './same';

it.each([
  [{ type: 'bid', price: 25 }, { price: 25, type: 'bid' }, true],
  [{ type: 'hire', card: 'x', target: null }, { type: 'hire', card: 'x' }, true],
  [{ type: 'swap', cards: ['a', 'b'] }, { type: 'swap', cards: ['b', 'a'] }, false],
  [{ type: 'bid', price: 25 }, { type: 'bid', price: 50 }, false],
  [{ type: 'plan', at: { room: 1 } }, { type: 'plan', at: { room: 1 } }, true],
  [{ type: 'pass' }, null, false],
])('%j and %j are one move: %s', (a, b, one) => {
  expect(same(a, b)).toBe(one);
});
