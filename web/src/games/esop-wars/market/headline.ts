import type { EmployeeLine, Growth, MarketReport } from '../types';
import { timesOf } from './times';
import { crosses } from './unicorn';

export interface Headline {
  kind: 'unicorn' | 'lead' | 'rise';
  growth: Growth;
  /** Who did most of it. */
  star: EmployeeLine;
}

const best = (growth: Growth): EmployeeLine | undefined =>
  growth.employees.toSorted((a, b) => b.adjusted - a.adjusted)[0];

/** What a newspaper would print of a round: a company past a billion, a new leader, or the largest step. */
export function headline(report: MarketReport, mine: number | null): Headline | null {
  const ranked = report.teams.toSorted((a, b) => b.after - a.after);
  const unicorn = ranked.find((team) => crosses(team) && team.seat === mine) ?? ranked.find(crosses);
  const leader = ranked[0];
  const led = report.teams.toSorted((a, b) => b.before - a.before)[0];
  const risen = report.teams.toSorted((a, b) => timesOf(b) - timesOf(a))[0];
  const kind = unicorn
    ? 'unicorn'
    : leader && led && leader.before > 0 && leader.seat !== led.seat && led.before > leader.before
      ? 'lead'
      : 'rise';
  const growth = kind === 'unicorn' ? unicorn : kind === 'lead' ? leader : risen;
  const star = growth && best(growth);
  return growth && star ? { kind, growth, star } : null;
}
