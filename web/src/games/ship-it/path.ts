import type { Stone } from '../board';

/** Phases that are one stone of the path. */
const STONE: Readonly<Record<string, string>> = {
  corporation: 'found',
  draft: 'draft',
  opening: 'plan',
  live: 'plan',
  turns: 'plan',
  reveal: 'plan',
  puzzle: 'puzzle',
  sprint: 'puzzle',
  resolution: 'resolution',
  event: 'event',
  'round-end': 'event',
  end: 'event',
};

/** A round's way through its phases; `now` may lag behind while something is still shown. */
export function stones(now: string, puzzle: boolean, label: (id: string) => string): Stone[] {
  const here = STONE[now] ?? 'event';
  const ids = [
    ...(here === 'found' ? ['found'] : []),
    'draft',
    'plan',
    ...(puzzle ? ['puzzle'] : []),
    'resolution',
    'event',
  ];
  const at = ids.indexOf(here);
  return ids.map((id, i) => ({ id, label: label(id), state: i < at ? 'done' : i === at ? 'now' : 'ahead' }));
}

/** The rounds of the game. */
export const roundStones = (round: number, rounds: number, label: (round: number) => string): Stone[] =>
  Array.from({ length: rounds }, (_, i) => ({
    id: String(i + 1),
    label: i + 1 === round ? label(i + 1) : String(i + 1),
    state: i + 1 < round ? 'done' : i + 1 === round ? 'now' : 'ahead',
  }));
