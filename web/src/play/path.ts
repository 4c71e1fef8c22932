import type { Stone } from '../games/board';
import type { Path } from '../wire/types';

const lies = (place: number, now: number): Stone['state'] => (place < now ? 'done' : place === now ? 'now' : 'ahead');

/** The way through the phases as the wire tells it; while a stone is still shown, as if it were the one of now. */
export function stones(path: Path | null, label: (id: string) => string, shown?: string | null): Stone[] {
  const told = path?.stones ?? [];
  const at = told.findIndex(({ id }) => id === shown);
  return told.map(({ id, state }, i) => ({ id, label: label(id), state: at < 0 ? state : lies(i, at) }));
}

/** The rounds of the game, of which the one that is played is named. */
export const rounds = (now: number, of: number, label: (round: number) => string): Stone[] =>
  Array.from({ length: of }, (_, i) => ({
    id: String(i + 1),
    label: i + 1 === now ? label(i + 1) : String(i + 1),
    state: lies(i + 1, now),
  }));
