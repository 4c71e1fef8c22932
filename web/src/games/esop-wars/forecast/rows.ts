import type { Employee, EsopBox, MarketCard } from '../types';

/** A line of the forecast: one hard or one soft skill. */
export interface SkillRow {
  id: string;
  hard: boolean;
}

export const skillRows = (box: EsopBox): SkillRow[] => [
  ...Object.keys(box.marketCards[0]?.hardModifiers ?? {}).map((id) => ({ id, hard: true })),
  ...box.softSkills.map(({ id }) => ({ id, hard: false })),
];

export const modifier = (market: MarketCard, row: SkillRow): number =>
  (row.hard ? market.hardModifiers : market.softModifiers)[row.id] ?? 0;

/** The skills that stand on these cards. */
export const skillsOf = (people: readonly Employee[]): Set<string> =>
  new Set(people.flatMap((who) => [who.category, ...who.softSkills.map((trait) => trait.skill)]));
