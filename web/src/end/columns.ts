import type { Arg, Result, Standing, Step } from '../wire/types';

/** A stone of a column: of which source, how much, and where it lies (0 is the ground, 1 the highest column). */
export interface Stone {
  source: number;
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

/** So much in the unit of another amount. */
export const amountLike = (arg: Arg, value: number): Arg => {
  const unit = typeof arg === 'object' && !Array.isArray(arg) ? Object.keys(arg)[0] : undefined;
  return unit ? ({ [unit]: value } as Arg) : value;
};

export const stepsOf = (standing: Standing): Step[] => standing.breakdowns?.[0]?.steps ?? [];

/** Where points come from: steps of one kind with the same sentence, whatever it speaks of. */
export const sourceOf = ({ kind, label }: Step): string => `${kind} ${label.key}`;

/** Every source of a result, a new one behind the one it follows: not everybody has all of them. */
export function order(result: Result): string[] {
  const all: string[] = [];
  for (const standing of result.standings) {
    let at = 0;
    for (const source of stepsOf(standing).map(sourceOf)) {
      if (!all.includes(source)) all.splice(at, 0, source);
      at = all.indexOf(source) + 1;
    }
  }
  return all;
}

export interface Part {
  source: string;
  amount: Arg;
  value: number;
}

/** What the first sum of a standing has of each source, if it adds up to its score. */
export function addends(standing: Standing): Part[] {
  const parts: Part[] = [];
  for (const step of stepsOf(standing)) {
    const source = sourceOf(step);
    const value = numberOf(step.amount);
    const known = parts.find((part) => part.source === source && part.value > 0 === value > 0);
    if (!known) parts.push({ source, amount: step.amount, value });
    else {
      known.value += value;
      known.amount = amountLike(step.amount, known.value);
    }
  }
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
  const all = order(result);
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
          return { source: all.indexOf(part.source), amount: part.amount, from, to: at / highest };
        });
      const top = gains(standing) / highest - lost / highest;
      return {
        seat: standing.seat,
        rank: standing.rank,
        out: standing.out ?? false,
        score: standing.score,
        top,
        stones: stones.length > 0 ? stones : [{ source: -1, amount: standing.score, from: 0, to: top }],
        sunk: lost > 0 ? { amount: lost, depth: lost / highest } : null,
      };
    });
}

/** What the stones of the columns are, from the ground up, each by a step of it; nothing where a column is one stone. */
export function sources(result: Result): { source: number; step: Step }[] {
  const drawn = new Set(columns(result).flatMap((column) => column.stones.map((stone) => stone.source)));
  const steps = result.standings.flatMap(stepsOf);
  return order(result).flatMap((id, source) => {
    const step = steps.find((each) => sourceOf(each) === id);
    return step && drawn.has(source) ? [{ source, step }] : [];
  });
}
