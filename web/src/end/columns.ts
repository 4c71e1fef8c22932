import type { Arg, Result, Say, Standing } from '../wire/types';

/** A stone of a column: what it is, how much, and where it lies (0 is the ground, 1 the highest column). */
export interface Stone {
  label: number;
  amount: Arg;
  from: number;
  to: number;
}

export interface Column {
  seat: number;
  rank: number;
  out: boolean;
  score: Arg;
  top: number;
  stones: Stone[];
  /** What was lost, under the ground. */
  sunk: { amount: number; depth: number } | null;
}

export const numberOf = (arg: Arg): number => {
  if (typeof arg === 'number') return arg;
  if (typeof arg === 'object' && !Array.isArray(arg)) {
    const value: unknown = Object.values(arg)[0];
    return typeof value === 'number' ? value : 0;
  }
  return 0;
};

/** The steps of the first sum of a standing, if they add up to its score. */
function addends(standing: Standing): { amount: Arg; value: number; index: number }[] {
  const steps = standing.breakdowns?.[0]?.steps ?? [];
  const parts = steps.map(({ amount }, index) => ({ amount, value: numberOf(amount), index }));
  const sum = parts.reduce((total, part) => total + part.value, 0);
  return sum === numberOf(standing.score) ? parts.filter((part) => part.value !== 0) : [];
}

/** The result as columns of stones: each source one stone, losses sunk into the ground; the winner stands at the right. */
export function columns(result: Result): Column[] {
  const gains = (standing: Standing) => {
    const parts = addends(standing);
    const up = parts.filter((part) => part.value > 0).reduce((sum, part) => sum + part.value, 0);
    return parts.length > 0 ? up : Math.max(0, numberOf(standing.score));
  };
  const losses = (standing: Standing) =>
    -addends(standing)
      .filter((part) => part.value < 0)
      .reduce((sum, part) => sum + part.value, 0);
  const highest = Math.max(1, ...result.standings.map((standing) => gains(standing) - losses(standing)));
  return [...result.standings]
    .sort((a, b) => b.rank - a.rank || b.seat - a.seat)
    .map((standing) => {
      const lost = losses(standing);
      let at = -lost;
      const stones = addends(standing)
        .filter((part) => part.value > 0)
        .map((part) => {
          const from = at / highest;
          at += part.value;
          return { label: part.index, amount: part.amount, from, to: at / highest };
        });
      const top = gains(standing) / highest - lost / highest;
      return {
        seat: standing.seat,
        rank: standing.rank,
        out: standing.out ?? false,
        score: standing.score,
        top,
        stones: stones.length > 0 ? stones : [{ label: -1, amount: standing.score, from: 0, to: top }],
        sunk: lost > 0 ? { amount: lost, depth: lost / highest } : null,
      };
    });
}

/** What the stones of the columns are, from the ground up; nothing where each column is one stone. */
export function sources(result: Result): { label: number; say: Say }[] {
  const drawn = new Set(columns(result).flatMap((column) => column.stones.map((stone) => stone.label)));
  const steps = result.standings.map((standing) => standing.breakdowns?.[0]?.steps ?? []);
  return [...drawn]
    .sort((a, b) => a - b)
    .flatMap((label) => {
      const step = steps.find((each) => each[label])?.[label];
      return step ? [{ label, say: step.label }] : [];
    });
}
