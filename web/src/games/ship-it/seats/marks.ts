import type { ShipBoard, Track } from '../board.svelte';

export interface Scale {
  track: Track;
  min: number;
  max: number;
  /** Where something happens. */
  marks: number[];
}

/** The five gauges of a company: how far each goes, and where something happens on it. */
export function scales(board: ShipBoard): Scale[] {
  const { milestones, events, debtLevels, constants, scoring } = board.box;
  const goals = (kind: 'mauAtLeast' | 'revenueAtLeast') =>
    milestones.flatMap(({ condition }) => (condition.kind === kind ? [condition.value] : []));
  const needs = events.flatMap(({ mitigation: { condition } }) =>
    condition.kind === 'serverCapacityAbove'
      ? [condition.value + 1]
      : condition.kind === 'serverCapacityCarries'
        ? [Math.ceil(condition.load / constants.crashLoadPerCapacity)]
        : [],
  );
  const servers = [...new Set(needs)].sort((a, b) => a - b);
  const users = goals('mauAtLeast');
  const revenue = goals('revenueAtLeast');
  const most = (values: readonly number[], part: number) => Math.round(Math.max(...values, 1) * part);
  return [
    { track: 'users', min: 0, max: most(users, 1.2), marks: users },
    {
      track: 'rating',
      min: constants.ratingMin,
      max: constants.ratingMax,
      marks: events.flatMap(({ mitigation: { condition } }) =>
        condition.kind === 'ratingAbove' ? [condition.value] : [],
      ),
    },
    { track: 'revenue', min: 0, max: most(revenue, 2), marks: revenue },
    {
      track: 'debt',
      min: 0,
      max: constants.forcedPaydownDebt + 2,
      marks: debtLevels.map((level) => level.min).filter((min) => min > 0 && min !== scoring.debtPenalty.fromDebt + 99),
    },
    { track: 'servers', min: 0, max: most(servers, 1.15), marks: servers },
  ];
}
