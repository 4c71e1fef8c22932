import { describe, expect, it } from 'vitest';
import type { Result } from '../wire/types';
import { columns, sources } from './columns';

const step = (amount: number) => ({ label: { key: 'x' }, amount: { points: amount }, kind: 'base' });
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
    expect(columns(result)[0]?.stones).toEqual([{ label: -1, amount: { points: 50 }, from: 0, to: 1 }]);
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
    expect(sources(result).map(({ label }) => label)).toEqual([0, 2]);
    expect(sources({ headline: { key: 'h' }, standings: [standing(0, 1, 50, 2, 25)] })).toEqual([]);
  });
});
