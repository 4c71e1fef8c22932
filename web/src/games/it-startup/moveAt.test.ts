import { expect, it } from 'vitest';
import { moveAt } from './moveAt';

it('points at the card in hand, then at whom it is aimed', () => {
  expect(moveAt({ type: 'play-action', card: 'monster-bug#1', opponent: 1 } as never)).toEqual([
    'card:monster-bug#1',
    'seat:1',
  ]);
  expect(moveAt({ type: 'attach-knowledge', card: 'tdd#1', developer: 'ninja#2' } as never)).toEqual([
    'card:tdd#1',
    'card:ninja#2',
  ]);
});

it('points at the cards that go back, and at none where all are kept', () => {
  expect(moveAt({ type: 'mulligan', cards: ['a#1', 'b#2'] } as never)).toEqual(['card:a#1', 'card:b#2']);
  expect(moveAt({ type: 'mulligan', cards: [] } as never)).toEqual([]);
});

it('points at an answer, but letting it happen is a button of the bar', () => {
  expect(moveAt({ type: 'respond', answer: 'pay' } as never)).toEqual(['answer:pay']);
  expect(moveAt({ type: 'respond', answer: 'pass' } as never)).toEqual([]);
  expect(moveAt({ type: 'end-turn' })).toEqual([]);
});
