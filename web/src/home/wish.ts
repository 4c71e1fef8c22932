import { CLOCK, type ClockWord } from '../clocks/words';
import { keep, kept } from '../prefs/keep';
import { everyday } from '../table/bots';
import type { NewTable } from '../wire/api';
import type { GameInfo } from '../wire/types';

/** What *Play now* asks: how strong the bots, how fast the clocks, how many at the table. */
export interface Wish {
  bots: Strength;
  clocks: Pace;
  seats: number;
}
export type Strength = 'gentle' | 'fair' | 'sharp';
export type Pace = 'none' | 'calm' | 'quick';

export const PACES: readonly Pace[] = ['none', 'calm', 'quick'];
/** The clock of the table that is meant. */
const CLOCK_OF: Record<Pace, ClockWord> = { none: 'none', calm: 'relaxed', quick: 'brisk' };
const KEY = 'boardroom.wishes';

/** How strong they can be in this game, and the level that is meant: the weakest, the everyday one, the next stronger. */
export function strengths({ bots }: Pick<GameInfo, 'bots'>): { strength: Strength; level: string }[] {
  const fair = bots.indexOf(everyday(bots));
  const all: [Strength, string | undefined][] = [
    ['gentle', fair > 0 ? bots[0] : undefined],
    ['fair', bots[fair]],
    ['sharp', bots[fair + 1]],
  ];
  return all.flatMap(([strength, level]) => (level === undefined ? [] : [{ strength, level }]));
}

export const seatsOf = ({ seats: { min, max } }: Pick<GameInfo, 'seats'>): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

function wishes(): Record<string, Partial<Wish>> {
  try {
    const read: unknown = JSON.parse(kept(KEY) ?? '{}');
    return read && typeof read === 'object' ? (read as Record<string, Partial<Wish>>) : {};
  } catch {
    // Somebody else wrote there: begin anew.
    return {};
  }
}

/** As last time, as far as the game still has it; `again` says whether there was a last time. */
export function lastWish(game: GameInfo): Wish & { again: boolean } {
  const last = wishes()[game.id];
  const seats = seatsOf(game);
  return {
    bots: strengths(game).find(({ strength }) => strength === last?.bots)?.strength ?? 'fair',
    clocks: PACES.find((pace) => pace === last?.clocks) ?? 'calm',
    seats: seats.find((count) => count === last?.seats) ?? game.seats.default,
    again: last !== undefined,
  };
}

export function rememberWish(game: string, { bots, clocks, seats }: Wish): void {
  keep(KEY, JSON.stringify({ ...wishes(), [game]: { bots, clocks, seats } }));
}

/** The table that is wished for, with bots on all other chairs. */
export function wishedTable(game: GameInfo, { bots, clocks, seats }: Wish): NewTable {
  const level = strengths(game).find(({ strength }) => strength === bots)?.level ?? everyday(game.bots);
  return {
    game: game.id,
    seats,
    options: { [CLOCK]: CLOCK_OF[clocks] },
    bots: Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, level])),
    start: true,
  };
}
