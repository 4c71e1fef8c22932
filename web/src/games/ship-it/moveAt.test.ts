import { expect, test } from 'vitest';
import { moveAt } from './moveAt';

test('a place is the engineer and then the room', () => {
  expect(moveAt({ type: 'place', engineer: 7, action: 'marketing', ai: true } as never)).toEqual([
    'member:7',
    'room:marketing',
  ]);
});

test('a company of three cards is three cards, a ready-made one is one', () => {
  const cards = { funding: 'vc-heavy', tech: 'ai-first', product: 'consumer-app' };
  expect(moveAt({ type: 'choose', ...cards } as never)).toEqual([
    'card:vc-heavy',
    'card:ai-first',
    'card:consumer-app',
  ]);
  expect(moveAt({ type: 'choose-preset', preset: 'rocket-fuel' } as never)).toEqual(['card:rocket-fuel']);
});

test('a bid is made where the bid of that engineer stands', () => {
  expect(moveAt({ type: 'bid', engineer: 3, amount: 35 } as never)).toEqual(['bid:3']);
});

test('what has a button of its own in the bar is pressed there', () => {
  expect(moveAt({ type: 'submit-sheet' })).toEqual([]);
  expect(moveAt({ type: 'ready' })).toEqual([]);
});

test('a program is taken over where it is pencilled, or handed in while that is not seen', () => {
  expect(moveAt({ type: 'submit-program', program: { main: [] } } as never)).toEqual(['suggested hand-in']);
});
