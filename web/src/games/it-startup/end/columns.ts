import type { LedgerView, StartupPublicView } from '../types';

export const SOURCES = ['developers', 'knowledge', 'coaches', 'actions'] as const;
export type Source = (typeof SOURCES)[number];

/** A project as a column: what it is built of, and what sabotage sank into the ground. */
export interface Column {
  seats: number[];
  points: number;
  first: boolean;
  stones: { source: Source; points: number }[];
  lost: number;
}

const parts = (ledger: LedgerView): Record<Source, number> => ({
  developers: ledger.fromDevelopers + ledger.fromPairs,
  knowledge: ledger.fromKnowledge,
  coaches: ledger.fromCoaches,
  actions: ledger.fromActions,
});

/** The projects from the last to the first, each made of what its seats contributed. */
export function columns(view: StartupPublicView): Column[] {
  const { end, projects } = view;
  if (!end) return [];
  const rank = (seats: readonly number[]) => end.ranks[seats[0] ?? 0] ?? 1;
  return projects
    .toSorted((a, b) => rank(b.seats) - rank(a.seats))
    .map(({ seats, points }) => {
      const ledgers = end.ledgers.filter((ledger) => seats.includes(ledger.seat));
      const sum = (count: (ledger: LedgerView) => number) => ledgers.reduce((all, ledger) => all + count(ledger), 0);
      return {
        seats,
        points,
        first: rank(seats) === 1,
        stones: SOURCES.map((source) => ({ source, points: sum((ledger) => parts(ledger)[source]) })).filter(
          (stone) => stone.points > 0,
        ),
        lost: sum((ledger) => ledger.lostToSabotage),
      };
    });
}
