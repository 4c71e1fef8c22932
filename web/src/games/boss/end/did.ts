import type { ScoreView } from '../types';

/** What a company's charts did in the whole game. */
export interface Did {
  exact: number;
  taken: number;
  handedBack: number;
  ideas: number;
  /** Cracks by kind, the most frequent first. */
  cracks: { id: string; n: number }[];
}

export function didOf({ rounds, timeHandedBack, ideasSpent }: ScoreView): Did {
  const sum = (of: (round: ScoreView['rounds'][number]) => number) => rounds.reduce((all, round) => all + of(round), 0);
  const kinds = rounds.flatMap(({ cracks }) => cracks);
  const cracks = [...new Set(kinds)]
    .map((id) => ({ id, n: kinds.filter((each) => each === id).length }))
    .toSorted((a, b) => b.n - a.n);
  return {
    exact: rounds.length === 0 ? 0 : sum(({ exactBosses }) => exactBosses) / rounds.length,
    taken: sum(({ capacity }) => capacity),
    handedBack: timeHandedBack,
    ideas: ideasSpent,
    cracks,
  };
}
