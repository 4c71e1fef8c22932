import { keep, kept } from '../prefs/keep';

/** What was told at a guided table, so that nothing is told twice, whenever one comes back. */
export interface Told {
  table: string;
  /** Steps, and `opening`. */
  steps: string[];
  /** No more ideas. */
  off: boolean;
}

const KEY = 'boardroom.lessons';
/** Tables of long ago are forgotten. */
const MOST = 8;

function all(): Told[] {
  try {
    const read: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(read) ? (read as Told[]).filter((one) => Array.isArray(one?.steps)) : [];
  } catch {
    // Somebody else wrote there: begin anew.
    return [];
  }
}

const LATER = 'later:';

/** Where it is kept what of a game was told after its first one, at whatever table. */
export const laterOf = (game: string): string => LATER + game;

/** Whether somebody here has been at a guided table: only they are told the rest. */
export const taught = (): boolean => all().some((one) => !one.table.startsWith(LATER));

export const toldAt = (table: string): Told =>
  all().find((one) => one.table === table) ?? { table, steps: [], off: false };

/** The newest last. */
export function rememberTold(told: Told): void {
  const others = all().filter((one) => one.table !== told.table);
  keep(KEY, JSON.stringify([...others, told].slice(-MOST)));
}
