import { describe, expect, it } from 'vitest';
import type { Path } from '../wire/types';
import { rounds, stones } from './path';

const path: Path = {
  stones: [
    { id: 'draft', state: 'done' },
    { id: 'plan', state: 'now' },
    { id: 'event', state: 'ahead' },
  ],
};
const states = (shown?: string) => stones(path, (id) => id, shown).map(({ id, state }) => `${id}:${state}`);

describe('the path of phases', () => {
  it('is what the wire tells', () => {
    expect(states()).toEqual(['draft:done', 'plan:now', 'event:ahead']);
    expect(stones(null, (id) => id)).toEqual([]);
  });

  it('lags behind while something is still shown', () => {
    expect(states('draft')).toEqual(['draft:now', 'plan:ahead', 'event:ahead']);
    expect(states('event')).toEqual(['draft:done', 'plan:done', 'event:now']);
  });

  it('does not mind a stone that this table does not have', () => {
    expect(states('puzzle')).toEqual(states());
  });
});

it('names the round that is played', () => {
  const told = rounds(3, 4, (round) => `Round ${round}`);
  expect(told.map(({ label }) => label)).toEqual(['1', '2', 'Round 3', '4']);
  expect(told.map(({ state }) => state)).toEqual(['done', 'done', 'now', 'ahead']);
});
