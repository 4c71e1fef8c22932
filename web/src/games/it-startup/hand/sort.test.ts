import { expect, it } from 'vitest';
import { sorted } from './sort';

const hand = [
  { card: 'monster-bug#1', price: 3 },
  { card: 'scrum-master#1', price: 4 },
  { card: 'tdd#1', price: 2 },
  { card: 'full-stack-ninja#1', price: 4 },
];
const category = (card: string) =>
  card.startsWith('monster')
    ? 'sabotage'
    : card.startsWith('scrum')
      ? 'hr'
      : card.startsWith('tdd')
        ? 'knowledge'
        : 'dev';
const names = (cards: { card: string }[]) => cards.map(({ card }) => card.split('#')[0]);

it('lays a hand as it came, by kind, or by price', () => {
  expect(names(sorted(hand, 'drawn', category))).toEqual(['monster-bug', 'scrum-master', 'tdd', 'full-stack-ninja']);
  expect(names(sorted(hand, 'kind', category))).toEqual(['full-stack-ninja', 'scrum-master', 'tdd', 'monster-bug']);
  expect(names(sorted(hand, 'price', category))).toEqual(['tdd', 'monster-bug', 'full-stack-ninja', 'scrum-master']);
});
