import type { Stone } from '../board';

/** Phases that are one stone of the path. */
const STONE: Partial<Record<string, string>> = {
  'company-draft': 'company',
  'company-lock': 'company',
  drop: 'swap',
  'secondary-auction': 'swap',
};

const stoneOf = (phase: string): string => STONE[phase] ?? phase;

/** The path of this play through its phases; `now` may lag behind while something is still shown. */
export function stones(phases: readonly string[], now: string, label: (id: string) => string): Stone[] {
  const ids = [...new Set(phases.map(stoneOf))];
  const at = ids.indexOf(stoneOf(now));
  return ids.map((id, i) => ({ id, label: label(id), state: i < at ? 'done' : i === at ? 'now' : 'ahead' }));
}

/** The phases of a play with these options, in order. */
export const phasesOf = (companyDraft: boolean, secondaryAuction: boolean): string[] => [
  ...(companyDraft ? ['company-draft', 'company-lock'] : []),
  'main-auction',
  'seed-round',
  'early-round',
  ...(secondaryAuction ? ['drop', 'secondary-auction'] : []),
  'mature-round',
  'exit',
];
