import { describe, expect, it } from 'vitest';
import type { Arg, Result, Standing } from '../wire/types';
import { beside } from './beside';

const step = (kind: string, key: string, amount: Arg) => ({ kind, label: { key }, amount });
const standing = (seat: number, rank: number, score: Arg, ...steps: ReturnType<typeof step>[]): Standing => ({
  seat,
  rank,
  score,
  breakdowns: [{ title: { key: 't' }, steps, total: score }],
});
const result = (...standings: Standing[]): Result => ({ headline: { key: 'h' }, standings });

describe('I beside the winner', () => {
  const mine = standing(
    0,
    2,
    34,
    step('base', 'developers', 26),
    step('bonus', 'knowledge', 6),
    step('bonus', 'pairs', 2),
  );
  const theirs = standing(1, 1, 69, step('base', 'developers', 36), step('bonus', 'knowledge', 33));
  const last = standing(2, 3, 9, step('base', 'developers', 9));

  it('am held against who won, source by source', () => {
    const held = beside(result(mine, theirs, last), 0);
    expect(held?.other.seat).toBe(1);
    expect(held?.bands.map(({ step: { label }, mine, theirs, more }) => [label.key, mine, theirs, more])).toEqual([
      ['developers', 26, 36, -10],
      ['knowledge', 6, 33, -27],
      ['pairs', 2, null, 2],
    ]);
    expect(held?.most?.step.label.key).toBe('knowledge');
    expect(held?.bands[1]?.there).toEqual([36 / 69, 1]);
  });

  it('am held against the second when I won', () => {
    expect(beside(result(mine, theirs, last), 1)?.other.seat).toBe(0);
  });

  it('am compared factor by factor where scores are products', () => {
    const grown = (seat: number, rank: number, seed: number, early: number) =>
      standing(
        seat,
        rank,
        { valuation: 25 * seed * early },
        step('base', 'start', { valuation: 25 }),
        step('factor', 'round', { factor: seed }),
        step('factor', 'round', { factor: early }),
      );
    const held = beside(result(grown(0, 2, 700, 570), grown(1, 1, 610, 680)), 0);
    expect(held?.by).toBe('product');
    expect(held?.bands.map(({ more }) => Math.round(more * 100))).toEqual([15, -16]);
    expect(held?.bands.map(({ here }) => here[0] < here[1])).toEqual([true, true]);
  });

  it('count a loss by its number, without a height', () => {
    const broke = standing(0, 2, 9, step('projects', 'projects', 12), step('malus', 'bankrupt', -3));
    const held = beside(result(broke, standing(1, 1, 20, step('projects', 'projects', 20))), 0);
    const [projects, bankrupt] = held?.bands ?? [];
    expect(projects?.more).toBe(-8);
    expect(bankrupt).toMatchObject({ mine: -3, theirs: null, more: -3 });
    expect(bankrupt?.here[0]).toBe(bankrupt?.here[1]);
  });

  it('stand alone where nobody is beside me, or nothing adds up', () => {
    expect(beside(result(mine), 0)).toBeNull();
    expect(beside(result(mine, theirs), null)).toBeNull();
    expect(beside(result({ ...mine, score: 99 }, theirs), 0)).toBeNull();
  });
});
