import { expect, it } from 'vitest';
import { moveAt } from './moveAt';

const main = { view: { lot: {} } } as never;
const second = { view: { secondary: {} } } as never;

it('points at the lot of the second auction; in the first the price is a button', () => {
  expect(moveAt({ type: 'bid', lot: 'rosa', amount: 25 } as never, second)).toEqual(['lot:rosa']);
  expect(moveAt({ type: 'bid', lot: 'rosa', amount: 25 } as never, main)).toEqual([]);
});

it('points at who leaves, at a wildcard, at a pile, at the cards of a company', () => {
  expect(moveAt({ type: 'drop', employee: 'dev-malik' } as never, main)).toEqual(['card:dev-malik']);
  expect(moveAt({ type: 'wildcard', choice: 'shield' } as never, main)).toEqual(['wildcard:shield']);
  expect(moveAt({ type: 'draw', source: 'idea-stock' } as never, main)).toEqual(['pile:idea-stock']);
  expect(moveAt({ type: 'lock', segment: 's', idea: 'i' } as never, main)).toEqual(['card:s', 'card:i']);
});
