import type { Happening } from '../games/board';
import type { Line, Group } from '../play/log';
import type { Part } from '../texts/words';
import type { Asked, Table } from '../wire/types';

/** What the house itself tells between the events of a game: no going back undoes it. */
const OF_THE_HOUSE: ReadonlySet<string> = new Set([
  'person-left',
  'person-came-back',
  'bot-sat-in',
  'resigned',
  'paused',
  'resumed',
  'took-back',
  'asked-back',
  'let-stand',
  'went-back',
  'went-back-knowing',
]);

const GOES_BACK: ReadonlySet<string> = new Set(['took-back', 'went-back', 'went-back-knowing']);

/** The events that were taken back, by their numbers. */
export const takenBack = (numbers: readonly number[]): ReadonlySet<number> => new Set(numbers);

/** The events of the game itself, by their ids. */
export const played = (events: readonly Happening[]): ReadonlySet<number> =>
  new Set(events.filter(({ event }) => !OF_THE_HOUSE.has(event.type)).map(({ id }) => id));

/** Whether what is shown of earlier things is true no more after such an event. */
export const goesBack = (type: string): boolean => GOES_BACK.has(type);

/** The lines that would be taken back, the last first: those after `stays` that still count. */
export function slips(
  groups: readonly Group[],
  stays: number,
  counting: ReadonlySet<number>,
  undone: ReadonlySet<number>,
): Line[] {
  const lines: Line[] = [];
  for (const group of groups) {
    for (const line of group.lines)
      if (line.id > stays && counting.has(line.id) && !undone.has(line.id)) lines.push(line);
    if (group.id <= stays) break;
  }
  return lines;
}

/** Who did what a line tells: the first seat it names. */
export function actor(parts: readonly Part[]): number | null {
  for (const part of parts) {
    if (part.kind === 'seat') return part.seat;
    const inside = part.kind === 'strong' ? actor(part.parts) : null;
    if (inside !== null) return inside;
  }
  return null;
}

/** Somebody whose word counts, and whether they have given it. */
export interface Vote {
  seat: number;
  agrees: boolean;
}

/** Those who must agree, and the bots that acted since: they always agree. */
export function votes(asked: Asked, table: Table, lines: readonly Line[]): Vote[] {
  const acted = new Set(lines.map((line) => actor(line.parts)));
  return table.seats
    .filter(({ seat, bot }) => asked.must.includes(seat) || (acted.has(seat) && seat !== asked.seat && Boolean(bot)))
    .map(({ seat }) => ({ seat, agrees: !asked.must.includes(seat) || asked.agreed.includes(seat) }));
}

/** Those who are told but not asked. */
export const bystanders = (asked: Asked, table: Table, all: readonly Vote[]): number[] =>
  table.seats.map(({ seat }) => seat).filter((seat) => seat !== asked.seat && !all.some((vote) => vote.seat === seat));

/** The one of these seats whose answer is still waited for. */
export const owing = (asked: Asked, seats: readonly number[]): number | undefined =>
  seats.find((seat) => asked.must.includes(seat) && !asked.agreed.includes(seat));
