import { expect, test } from 'vitest';
import { covers, due, passes, standing, type AtScreen } from './order';

/** Mira, Ida and Tom on the chairs 0, 1 and 3; somebody else on 2. */
const at = (more: Partial<AtScreen> = {}): AtScreen => ({
  mine: [0, 1, 3],
  front: null,
  last: null,
  owes: [],
  may: [],
  away: [],
  wished: null,
  called: null,
  still: false,
  ...more,
});

test('those who owe come in the order of the chairs, after who was in front last', () => {
  expect(due(at({ owes: [0, 1, 2, 3] }))).toEqual([0, 1, 3]);
  expect(due(at({ owes: [0, 1, 3], last: 1 }))).toEqual([3, 0, 1]);
  expect(due(at({ owes: [0, 3], front: 0, last: 3 }))).toEqual([3, 0]);
});

test('nobody is called for somebody elsewhere, for whom a bot plays, or while everything is held', () => {
  expect(covers(at({ owes: [2] }))).toBeNull();
  expect(covers(at({ owes: [1], away: [1] }))).toBeNull();
  expect(covers(at({ owes: [1], still: true }))).toBeNull();
});

test('nothing falls while the one in front owes, though others do too', () => {
  expect(passes(at({ front: 0, owes: [0, 1, 3] }))).toBe(false);
  expect(covers(at({ front: 0, owes: [0, 1, 3] }))).toBeNull();
});

test('whoever has chosen makes way: for the next, or for all to watch together', () => {
  expect(passes(at({ front: 0, owes: [1] }))).toBe(true);
  expect(covers(at({ front: null, last: 0, owes: [1] }))).toBe(1);
  expect(passes(at({ front: 0, owes: [] }))).toBe(true);
  expect(covers(at({ front: null, last: 0, owes: [] }))).toBeNull();
});

test('whoever came unasked stays while they may change something or nobody waits, and is let in before those who owe', () => {
  expect(covers(at({ wished: 3, owes: [1] }))).toBe(3);
  expect(passes(at({ front: 3, wished: 3, owes: [1], may: [1, 3] }))).toBe(false);
  expect(passes(at({ front: 3, wished: 3, owes: [2], may: [2] }))).toBe(false);
  expect(passes(at({ front: 3, wished: 3, owes: [1], may: [1] }))).toBe(true);
  expect(passes(at({ front: 3, wished: null, owes: [1] }))).toBe(true);
});

test('the curtain keeps hanging for whom it was drawn, as long as they owe', () => {
  expect(covers(at({ last: 0, called: 3, owes: [1, 3] }))).toBe(3);
  expect(covers(at({ last: 0, called: 3, owes: [1] }))).toBe(1);
});

test('an auction at one screen goes round and ends: everybody who owes is called once before anybody is called again', () => {
  const called: number[] = [];
  let last: number | null = null;
  let owes = [0, 1, 3];
  while (owes.length > 0 && called.length < 10) {
    const seat = covers(at({ last, owes }));
    if (seat === null) break;
    called.push(seat);
    last = seat;
    // The first raises, which asks the others again; then everybody passes.
    owes = called.length === 1 ? [1, 3] : owes.filter((other) => other !== seat);
  }
  expect(called).toEqual([0, 1, 3]);
});

test('a line says of everybody what they do meanwhile', () => {
  const now = at({ last: 0, owes: [1, 3] });
  const chosen = new Set([0]);
  expect([0, 1, 3].map((seat) => standing(now, seat, chosen))).toEqual(['chosen', 'now', 'next']);
  expect(standing(at({ owes: [1], away: [3] }), 3, chosen)).toBe('away');
  expect(standing(at({ owes: [1] }), 3, chosen)).toBe('looks-away');
});
