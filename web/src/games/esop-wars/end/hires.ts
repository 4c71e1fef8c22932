import type { EndView, HireView, WhatIfView } from '../types';

export interface Hired extends HireView {
  total: number;
  /** Points for each per cent of equity. */
  perPercent: number;
}

/** Every hire with what it brought in all, the best bargain first. */
export function bargains(hires: readonly HireView[]): Hired[] {
  return hires
    .map((hire) => {
      const total = hire.points.reduce((sum, points) => sum + points, 0);
      return { ...hire, total, perPercent: hire.price > 0 ? (total * 100) / hire.price : 0 };
    })
    .toSorted((a, b) => b.perPercent - a.perPercent || b.total - a.total);
}

export const dearest = (hires: readonly HireView[]): HireView | undefined =>
  hires.toSorted((a, b) => b.price - a.price)[0];

/** My dearest hire and the best of who won, to be held beside each other; none if I won or hired nobody. */
export function besideTheWinner(
  hires: readonly Hired[],
  seat: number | null,
  winner: number | undefined,
): { mine: Hired; theirs: Hired } | undefined {
  if (winner === undefined || winner === seat) return undefined;
  const mine = hires.filter((hire) => hire.seat === seat).toSorted((a, b) => b.price - a.price)[0];
  const theirs = hires.filter((hire) => hire.seat === winner).toSorted((a, b) => b.total - a.total)[0];
  return mine && theirs ? { mine, theirs } : undefined;
}

/** Who would have won had the market that never came taken the place of the last one. */
export function wouldHaveWon(end: EndView): WhatIfView | undefined {
  return end.whatIf
    .filter((line) => line.valuation !== undefined)
    .toSorted((a, b) => (b.valuation ?? 0) - (a.valuation ?? 0))[0];
}
