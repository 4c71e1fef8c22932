import { describe, expect, it } from 'vitest';
import type { EndView } from '../types';
import { bargains, besideTheWinner, dearest, wouldHaveWon } from './hires';

const hire = (card: string, price: number, ...points: number[]) => ({ seat: 0, card, price, left: false, points });
const hires = [hire('grace', 475, 200, 330, 60), hire('dev', 25, 170, 180, 30), hire('rosa', 100, 0, 0, 130)];

describe('what the equity bought', () => {
  it('lists the best bargain first', () => {
    expect(bargains(hires).map((each) => each.card)).toEqual(['dev', 'rosa', 'grace']);
  });

  it('adds the points of all rounds', () => {
    expect(bargains(hires)[0]).toMatchObject({ total: 380, perPercent: 1520 });
  });

  it('knows the dearest', () => {
    expect(dearest(hires)?.card).toBe('grace');
  });

  it('holds my dearest beside the best of the winner, unless I won', () => {
    const all = bargains([...hires, { ...hire('lucia', 300, 200, 250, 280), seat: 1 }]);
    const held = besideTheWinner(all, 0, 1);
    expect([held?.mine.card, held?.theirs.card, held?.theirs.total]).toEqual(['grace', 'lucia', 730]);
    expect(besideTheWinner(all, 1, 1)).toBeUndefined();
    expect(besideTheWinner(all, null, 1)).toBeUndefined();
  });

  it('says who would have won with the market that never came, where the server tells', () => {
    const line = (seat: number, valuation?: number) => ({ seat, market: 'audit', total: 0, factor: 0, valuation });
    expect(wouldHaveWon({ whatIf: [line(0, 5), line(1, 9)] } as EndView)?.seat).toBe(1);
    expect(wouldHaveWon({ whatIf: [line(0), line(1)] } as EndView)).toBeUndefined();
  });
});
