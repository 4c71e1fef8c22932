import { keep, kept } from '../prefs/keep';
import type { Table } from '../wire/types';

const KEY = 'boardroom.opened';

function kepts(): string[] {
  try {
    const read: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    // Somebody else wrote there: begin anew.
    return [];
  }
}

/** The games whose box I have opened: here, or at a table that I was at. */
export const openedGames = (mine: readonly Table[]): Set<string> =>
  new Set([...kepts(), ...mine.map(({ game }) => game)]);

/** From now on it is no longer my first time. */
export function openBox(game: string): void {
  keep(KEY, JSON.stringify([...new Set([...kepts(), game])]));
}
