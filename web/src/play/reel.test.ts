import { expect, it } from 'vitest';
import type { Group, Line } from './log';
import { frames } from './reel';

const line = (id: number, card?: string, toMe = false): Line => ({
  id,
  parts: card
    ? [{ kind: 'strong', parts: [{ kind: 'card', card, text: card }] }]
    : [{ kind: 'text', text: `line ${id}` }],
  toMe,
});
const group = (id: number, heading: string, ...lines: Line[]): Group => ({ id, heading, lines });

it('tells each of several parts by its outcome, the oldest first', () => {
  const groups = [
    group(30, 'Lot 10', line(32, 'omar'), line(31)),
    group(20, 'Lot 9', line(23), line(22, 'tomasz')),
    group(10, 'Lot 8', line(13, 'lucia'), line(12, 'lucia', true), line(11)),
    group(1, 'Lot 7', line(3, 'jun')),
  ];
  expect(frames(groups, { from: 11, to: 33 }).map(({ id, heading, card }) => [id, heading, card])).toEqual([
    [12, 'Lot 8', 'lucia'],
    [22, 'Lot 9', 'tomasz'],
    [32, 'Lot 10', 'omar'],
  ]);
});

it('goes line by line where it was one part, and tells no more than six', () => {
  const lines = Array.from({ length: 9 }, (_, i) => line(20 - i));
  const told = frames([group(1, 'Day 4', ...lines)], { from: 13, to: 21 });
  expect(told.map(({ id }) => id)).toEqual([15, 16, 17, 18, 19, 20]);
});

it('has nothing to tell where nothing was said', () => {
  expect(frames([group(1, 'Day 4', line(2))], { from: 3, to: 9 })).toEqual([]);
});
