import { describe, expect, it } from 'vitest';
import { stoneOf, scenesToCatchUp, scenes } from './showing';
import type { EsopEvent, EsopView, MarketReport } from './types';

const report = (round: string): MarketReport => ({ round, market: 'land-grab', teams: [] });
const view = (...rounds: string[]) => ({ rounds: rounds.map(report) }) as unknown as EsopView;
const heard = (event: Partial<EsopEvent> & { type: string }, fresh = true) => ({ event: event as EsopEvent, fresh });

describe('what an update gives to show', () => {
  it('is every market in its order, when several came at once', () => {
    const found = scenes(
      [
        heard({ type: 'market-revealed', round: 'seed' }),
        heard({ type: 'company-grew' }),
        heard({ type: 'market-revealed', round: 'early' }),
      ],
      view('seed', 'early'),
    );
    expect(found.map(stoneOf)).toEqual(['seed-round', 'early-round']);
  });

  it('is nothing that was only caught up on', () => {
    expect(scenes([heard({ type: 'market-revealed', round: 'seed' }, false)], view('seed'))).toEqual([]);
  });

  it('gathers the hires of the second auction, given ones marked', () => {
    const found = scenes(
      [
        heard({ type: 'hired', seat: { seat: 1 }, card: { card: 'rosa' }, price: { equity: 100 } }),
        heard({ type: 'placed', seat: { seat: 2 }, card: { card: 'dev' }, price: { equity: 25 } }),
        heard({ type: 'secondary-closed', cards: [{ card: 'omar' }] }),
      ],
      view(),
    );
    expect(found).toEqual([
      {
        kind: 'settled',
        hires: [
          { seat: 1, card: 'rosa', price: 100, placed: false },
          { seat: 2, card: 'dev', price: 25, placed: true },
        ],
        unsold: ['omar'],
      },
    ]);
  });

  it('does not stop at the end of an auction that ended the game', () => {
    const walkover = { rounds: [], end: { ending: 'walkover' } } as unknown as EsopView;
    expect(scenes([heard({ type: 'auction-ended', cards: [] })], walkover)).toEqual([]);
  });

  it('is the last round for somebody who comes back during its pause', () => {
    expect(scenesToCatchUp(view('seed', 'early'))).toMatchObject([{ kind: 'market', report: { round: 'early' } }]);
    expect(scenesToCatchUp(view())).toEqual([]);
  });
});
