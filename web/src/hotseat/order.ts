/** What is known about a screen at which several people sit. */
export interface AtScreen {
  /** The seats of those who sit there. */
  mine: readonly number[];
  /** Whose hand the screen shows; null: the curtain is drawn. */
  front: number | null;
  /** Who was in front last. */
  last: number | null;
  owes: readonly number[];
  /** Those who may move: who owe, and who may still change or answer something. */
  may: readonly number[];
  /** Those for whom a bot plays. */
  away: readonly number[];
  /** Who came, or wants to come, without being asked for a move. */
  wished: number | null;
  /** Whom the curtain hangs for already. */
  called: number | null;
  /** Nothing can be decided now: the table is paused, or an answer is waited for. */
  still: boolean;
}

/** Those at the screen who owe a move, in the order in which they come to the front: after who was there last. */
export function due({ mine, front, last, owes, away, still }: AtScreen): number[] {
  if (still) return [];
  const open = mine.filter((seat) => owes.includes(seat) && !away.includes(seat)).sort((a, b) => a - b);
  const from = front ?? last ?? -1;
  return [...open.filter((seat) => seat > from), ...open.filter((seat) => seat <= from)];
}

/** For whom the curtain hangs; null: there is nothing to hide, and all look at the table together. */
export function covers(at: AtScreen): number | null {
  if (at.front !== null) return null;
  if (at.wished !== null) return at.wished;
  const next = due(at);
  // Whoever reaches for the screen is not pushed aside.
  return at.called !== null && next.includes(at.called) ? at.called : (next[0] ?? null);
}

/** Whether the one in front is done: who came unasked stays until they say so, or have nothing to do while another does. */
export function passes(at: AtScreen): boolean {
  const { front, owes, may, away, wished, still } = at;
  if (front === null || still) return false;
  if (wished === front) return due(at).some((seat) => seat !== front) && !may.includes(front);
  return !owes.includes(front) || away.includes(front);
}

/** What is said of somebody at the screen while the curtain hangs. */
export type Standing = 'now' | 'next' | 'chosen' | 'away' | 'looks-away';

export function standing(at: AtScreen, seat: number, chosen: ReadonlySet<number>): Standing {
  if (covers(at) === seat) return 'now';
  if (at.away.includes(seat)) return 'away';
  if (due(at).includes(seat)) return 'next';
  return chosen.has(seat) ? 'chosen' : 'looks-away';
}
