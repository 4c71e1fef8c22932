import { describe, expect, it } from 'vitest';
import { headline } from './market/headline';
import { marketSaid } from './said';
import type { Growth, MarketReport } from './types';

const grew = (seat: number, total: number, more: Partial<Growth> = {}): Growth => {
  const factor = more.factor ?? 100 + total;
  const grown = 25_000 * factor;
  const employees = [{ card: 'omar', skills: [], base: 0, adjusted: total }];
  return { seat, employees, total, factor, before: 2_500_000, grown, after: grown, ...more } as Growth;
};
const report = (...teams: Growth[]): MarketReport => ({ round: 'seed', market: 'land-grab', teams });

describe('a market round', () => {
  const doubled = grew(1, 300, { wildcard: 'double-down', after: 17_500_000 });

  it('says how many times as much the company is worth, its wildcard included', () => {
    expect(marketSaid(report(grew(0, 400), doubled), 1).sentence.args?.['factor']).toEqual({ factor: 700 });
  });

  it('names the company that grew most, not the one with the largest factor', () => {
    const rounds = report(grew(0, 400), doubled);
    expect(marketSaid(rounds, null).sentence.args?.['seat']).toEqual({ seat: 1 });
    expect(headline(rounds, null)?.growth.seat).toBe(1);
  });

  it('names the wildcard that counted, whoever looks', () => {
    for (const looking of [1, null]) {
      const detail = marketSaid(report(doubled), looking).detail;
      expect(detail?.key).toBe('board.market.detail-wildcard');
      expect(detail?.args?.['wildcard']).toEqual({ card: 'double-down' });
    }
  });

  it('does not add one to a total below the least factor', () => {
    expect(marketSaid(report(grew(0, -150, { factor: 10 })), 0).detail?.key).toBe('board.market.detail-least');
    expect(marketSaid(report(grew(0, -60)), 0).detail?.key).toBe('board.market.detail');
  });
});
