import type { Stone } from '../board';
import type { PhaseId } from './types';

/** Phases that are one stone of the path. */
const STONE: Partial<Record<PhaseId, string>> = {
  'company-draft': 'company',
  'company-lock': 'company',
  drop: 'swap',
  'secondary-auction': 'swap',
};

const stoneOf = (phase: PhaseId): string => STONE[phase] ?? phase;

/** The path of this play through its phases; `now` may lag behind while something is still shown. */
export function stones(phases: readonly PhaseId[], now: PhaseId, label: (id: string) => string): Stone[] {
  const ids = [...new Set(phases.map(stoneOf))];
  const at = ids.indexOf(stoneOf(now));
  return ids.map((id, i) => ({ id, label: label(id), state: i < at ? 'done' : i === at ? 'now' : 'ahead' }));
}

/** The phases of a play with these options, in order. */
export const phasesOf = (companyDraft: boolean, secondaryAuction: boolean): PhaseId[] => [
  ...(companyDraft ? (['company-draft', 'company-lock'] as const) : []),
  'main-auction',
  'seed-round',
  'early-round',
  ...(secondaryAuction ? (['drop', 'secondary-auction'] as const) : []),
  'mature-round',
  'exit',
];
