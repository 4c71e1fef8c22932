import { describe, expect, it } from 'vitest';
import type { Words } from '../texts/words';
import type { FilmInfo, Path } from '../wire/types';
import { Film } from './film';
import { phases, sectionAt, sections, sectionStep } from './sections';

const words = {
  has: (key: string) => key === 'board.phase.bids',
  text: ({ key }: { key: string }) => key,
} as unknown as Words;

const path = (stone: string, round?: number): Path => ({ round, stones: [{ id: stone, state: 'now' }] });

/** Each place of the film: where on the path it is, and what was heard on the way to it. */
function told(places: readonly { path: Path; events?: string[] }[]): Film {
  const [dealt, ...rest] = places;
  const look = { view: null, owes: [], may: [], path: dealt?.path };
  const moments = rest.map(({ path: now, events = [] }, i) => ({
    n: i + 2,
    at: 0,
    events: events.map((type) => ({ type })),
    changes: [[['path'], now]] as FilmInfo['moments'][number]['changes'],
  }));
  return new Film({ table: 't', over: false, whole: true, look, moments, highlights: [] });
}

describe('the sections of a film', () => {
  it('are the rounds where there are any, else the phases by their own names', () => {
    const rounds = told([{ path: path('a', 1) }, { path: path('b', 1) }, { path: path('a', 2) }]);
    expect(phases(rounds, words)).toEqual([
      { from: 0, name: 'Round 1' },
      { from: 2, name: 'Round 2' },
    ]);
    const stones = told([{ path: path('bids') }, { path: path('bids') }, { path: path('last-turns') }]);
    expect(phases(stones, words)).toEqual([
      { from: 0, name: 'board.phase.bids' },
      { from: 2, name: 'Last turns' },
    ]);
  });

  it('are what the log is divided into, where it is', () => {
    const film = told([
      { path: path('bids') },
      { path: path('bids'), events: ['bid'] },
      { path: path('bids'), events: ['bid', 'lot'] },
      { path: path('bids') },
      { path: path('bids'), events: ['lot'] },
    ]);
    const heading = ({ type }: { type: string }) => (type === 'lot' ? { key: 'Lot' } : null);
    expect(sections(film, words, { heading }).map(({ from }) => from)).toEqual([2, 4]);
    expect(sections(film, words, {})).toEqual(phases(film, words));
  });

  it('are stepped through from wherever one is', () => {
    const all = [2, 5, 9].map((from) => ({ from, name: String(from) }));
    expect(sectionAt(all, 1)).toBeUndefined();
    expect(sectionAt(all, 8)?.name).toBe('5');
    expect([0, 2, 4, 9].map((place) => sectionStep(all, place, 1, 12))).toEqual([2, 5, 5, 12]);
    expect([12, 9, 6, 2, 0].map((place) => sectionStep(all, place, -1, 12))).toEqual([9, 5, 5, 0, 0]);
  });
});
