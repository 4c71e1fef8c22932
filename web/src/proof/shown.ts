import { keep, kept } from '../prefs/keep';

const KEY = 'boardroom.promises';
/** So many tables are remembered. */
const MOST = 40;

type Shown = [table: string, commitment: string];

function all(): Shown[] {
  try {
    const known: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(known) ? (known as Shown[]) : [];
  } catch {
    return [];
  }
}

/** What this browser was shown first of a table stays: a house that tells another hash later is found out. */
export function remember(table: string, commitment: string): void {
  const known = all();
  if (known.some(([id]) => id === table)) return;
  keep(KEY, JSON.stringify([...known, [table, commitment]].slice(-MOST)));
}

/** The hash this browser was shown first; null: none. */
export const firstShown = (table: string): string | null => all().find(([id]) => id === table)?.[1] ?? null;
