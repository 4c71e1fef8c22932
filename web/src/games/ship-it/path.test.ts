import { expect, test } from 'vitest';
import { roundStones, stones } from './path';

const states = (list: { id: string; state: string }[]) => Object.fromEntries(list.map(({ id, state }) => [id, state]));

test('founding comes once, before the first draft', () => {
  expect(states(stones('corporation', true, String))).toMatchObject({ found: 'now', draft: 'ahead', event: 'ahead' });
  expect(states(stones('draft', true, String))).not.toHaveProperty('found');
});

test('opening and live claims are one stone; without a puzzle its stone is missing', () => {
  expect(states(stones('live', true, String))).toMatchObject({ draft: 'done', plan: 'now', puzzle: 'ahead' });
  expect(states(stones('opening', false, String))).not.toHaveProperty('puzzle');
});

test('the round that is played is named', () => {
  const rounds = roundStones(3, 4, (round) => `Round ${round}`);
  expect(rounds.map(({ label }) => label)).toEqual(['1', '2', 'Round 3', '4']);
  expect(rounds.map(({ state }) => state)).toEqual(['done', 'done', 'now', 'ahead']);
});
