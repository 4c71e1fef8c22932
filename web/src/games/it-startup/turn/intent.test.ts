import { expect, it } from 'vitest';
import type { StartupBoard, StartupChoice } from '../board.svelte';
import { Intent } from './intent.svelte';

const buying = (before: number) =>
  ({
    move: { type: 'buy-card' },
    label: { key: 'move.buy' },
    preview: { changes: [{ what: { key: 'change.resources' }, before, after: before - 2 }], sums: [] },
  }) as unknown as StartupChoice;

it('tells of the choice that is pointed at what it would do now, and nothing once it is gone', () => {
  const board = { choices: [buying(7)] };
  const intent = new Intent(board as unknown as StartupBoard);
  intent.pointed = intent.buy;
  expect(intent.pointed).toEqual(buying(7));
  board.choices = [buying(5)];
  expect(intent.pointed).toEqual(buying(5));
  board.choices = [];
  expect(intent.pointed).toBeNull();
});
