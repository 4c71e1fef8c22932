import { describe, expect, it } from 'vitest';
import type { Result } from '../wire/types';
import { columns, sources } from './columns';

const step = (amount: number, i: number) => ({ label: { key: `x${i}` }, amount: { points: amount }, kind: 'base' });
const standing = (seat: number, rank: number, score: number, ...steps: number[]) => ({
  seat,
  rank,
  score: { points: score },
  breakdowns: [{ title: { key: 't' }, steps: steps.map(step), total: { points: score } }],
});

describe('the columns of the end', () => {
  it('stand with the winner at the right, the highest reaching the top', () => {
    const result: Result = { headline: { key: 'h' }, standings: [standing(0, 1, 80, 50, 30), standing(1, 2, 40, 40)] };
    const [second, first] = columns(result);
    expect(first).toMatchObject({
      seat: 0,
      top: 1,
      stones: [
        { from: 0, to: 0.625 },
        { from: 0.625, to: 1 },
      ],
    });
    expect(second).toMatchObject({ seat: 1, top: 0.5 });
  });

  it('sink into the ground by what was lost', () => {
    const result: Result = { headline: { key: 'h' }, standings: [standing(0, 1, 50, 60, -10)] };
    expect(columns(result)[0]).toMatchObject({
      top: 1,
      sunk: { amount: 10, depth: 0.2 },
      stones: [{ from: -0.2, to: 1 }],
    });
  });

  it('are one stone where the steps do not add up to the score', () => {
    const result: Result = { headline: { key: 'h' }, standings: [standing(0, 1, 50, 2, 25)] };
    expect(columns(result)[0]?.stones).toEqual([{ source: -1, amount: { points: 50 }, from: 0, to: 1 }]);
  });

  it('stand even for those who have nothing', () => {
    const result: Result = { headline: { key: 'h' }, standings: [{ seat: 0, rank: 1, score: 0, out: true }] };
    expect(columns(result)[0]).toMatchObject({ out: true, top: 0 });
  });

  it('say what their stones are, each source once and only what is drawn', () => {
    const result: Result = {
      headline: { key: 'h' },
      standings: [standing(0, 1, 80, 50, 0, 30), standing(1, 2, 40, 45, 0, -5)],
    };
    expect(sources(result).map(({ source }) => source)).toEqual([0, 2]);
    expect(sources({ headline: { key: 'h' }, standings: [standing(0, 1, 50, 2, 25)] })).toEqual([]);
  });

  it('name a source alike in every column, though not everybody has all of them', () => {
    const part = (kind: string, key: string, amount: number, args = {}) => ({
      label: { key, args },
      amount: { points: amount },
      kind,
    });
    const users = part('users', 'why.users', 40);
    const medal = (card: string) => part('milestones', 'why.card', 10, { card: { card } });
    const late = part('bonus', 'why.late', 25);
    const of = (seat: number, rank: number, score: number, steps: ReturnType<typeof part>[]) => ({
      seat,
      rank,
      score: { points: score },
      breakdowns: [{ title: { key: 't' }, steps, total: { points: score } }],
    });
    const result: Result = {
      headline: { key: 'h' },
      standings: [
        of(0, 1, 65, [users, late]),
        of(1, 2, 60, [users, medal('growth-hacker'), medal('revenue-king')]),
        of(2, 3, 50, [users, medal('clean-code-club')]),
      ],
    };

    expect(sources(result).map(({ step }) => step.kind)).toEqual(['users', 'milestones', 'bonus']);
    expect(columns(result).map(({ stones }) => stones.map(({ source, amount }) => [source, amount]))).toEqual([
      [
        [0, { points: 40 }],
        [1, { points: 10 }],
      ],
      [
        [0, { points: 40 }],
        [1, { points: 20 }],
      ],
      [
        [0, { points: 40 }],
        [2, { points: 25 }],
      ],
    ]);
  });
});
