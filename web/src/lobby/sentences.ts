import { sitter } from '../table/bots';
import type { Words } from '../texts/words';
import type { Arg, GameInfo, Table } from '../wire/types';
import type { Listed, LobbyTable } from './lobby';
import { say } from './say';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Nobody waits longer than this for the end of a short game. */
const SHORT = 30;

/** The people and bots at a table besides me, by name. */
export const others = (table: Table, me: string | null): string[] =>
  table.seats
    .filter((chair) => chair.kind !== 'open' && (me === null || chair.guest !== me))
    .map((chair) => sitter(table, chair.seat));

/** The people besides me; where there are none, the bots. */
export function company(table: Table, me: string | null): string[] {
  const people = table.seats
    .filter((chair) => chair.kind === 'person' && chair.guest !== me)
    .map((chair) => sitter(table, chair.seat));
  return people.length > 0 ? people : others(table, me);
}

/** “ESOP Wars with Tom and Noor”. */
export function titleOf(table: Table, game: string, me: string | null): string {
  const all = company(table, me);
  return all.length === 0 ? say('alone', { game }) : say('with', { game, others: all });
}

/** Who plays, for those who do not: “Zoe, Luis and two bots”. */
export function playersOf(table: Table): string {
  const people = table.seats.filter((chair) => chair.kind === 'person').map((chair) => sitter(table, chair.seat));
  const bots = table.seats.filter((chair) => chair.kind === 'bot').length;
  if (people.length === 0) return say('bots', { count: bots });
  return say('players', bots === 0 ? { all: people } : { all: [...people, say('bots', { count: bots })] });
}

/** “Mira’s”, “Jonas’”: of whoever hosts a table. */
export function hostsOf(table: Table): string {
  const name = table.seats.find((chair) => chair.guest === table.host)?.name ?? '';
  return say(/s$/i.test(name) ? 'own-s' : 'own', { name });
}

/** What is left of a clock, in the unit that counts. */
export function leftOf(millis: number): string {
  if (millis < 2 * MINUTE) return say('left.seconds', { count: Math.ceil(millis / 1000) });
  if (millis < 2 * HOUR) return say('left.minutes', { count: Math.floor(millis / MINUTE) });
  if (millis < 2 * DAY) return say('left.hours', { count: Math.floor(millis / HOUR) });
  return say('left.days', { count: Math.floor(millis / DAY) });
}

const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** “today”, “yesterday”, “Friday”, “3 May”. */
export function whenOf(at: number, now: number): string {
  const days = Math.round((dayOf(now) - dayOf(at)) / DAY);
  if (days <= 0) return say('today');
  if (days === 1) return say('yesterday');
  return new Intl.DateTimeFormat('en-GB', days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' }).format(
    at,
  );
}

/** “You won, 12.72B” or “Noor won, 66 to 61”; the numbers as the game writes them. */
export function resultOf(game: Listed, me: string | null, written: (score: Arg) => string): string {
  const { table, outcome } = game;
  if (!outcome) {
    if (table.stage !== 'over') return say('not-over');
    if (game.won) return say('won-me');
    return game.place ? say('place', { place: game.place, seats: table.seats.length }) : say('over');
  }
  const winners = outcome.places.filter((one) => one.won);
  const mine = outcome.places
    .filter((one) => me !== null && table.seats[one.seat]?.guest === me)
    .sort((a, b) => a.rank - b.rank)[0];
  const [first] = winners;
  if (!first) return say('won-nobody');
  const score = written(first.score);
  if (mine?.won) {
    const more = winners.filter((one) => one.seat !== mine.seat).map((one) => sitter(table, one.seat));
    return more.length === 0
      ? say('won-you', { score: written(mine.score) })
      : say('won-with', { others: more, score: written(mine.score) });
  }
  const names = winners.map((one) => sitter(table, one.seat));
  return mine ? say('won-other', { names, score, mine: written(mine.score) }) : say('won', { names, score });
}

/** “with Tom and Noor, today” or “you 2nd of 3, yesterday”. */
export function besides(game: Listed, me: string | null, now: number): string {
  const when = whenOf(game.at, now);
  if (!game.won && game.place && game.outcome)
    return say('place-when', { place: game.place, seats: game.table.seats.length, when });
  const all = company(game.table, me);
  return all.length === 0 ? when : say('with-when', { others: all, when });
}

/** Where a table is: before the start, in which round or at which part of the game, or over. */
export function whereOf({ table, path }: LobbyTable, words?: Words): string {
  if (table.paused) return say('stage.paused');
  if (table.stage !== 'playing') {
    const free = table.seats.filter((chair) => chair.kind === 'open').length;
    return table.stage === 'waiting' && free > 0 ? say('free', { count: free }) : say(`stage.${table.stage}`);
  }
  const stone = path?.stones.find(({ state }) => state === 'now')?.id;
  const part = stone && words?.has(`path.${stone}`) ? words.text({ key: `path.${stone}` }) : '';
  const round = !path?.round
    ? ''
    : path.rounds
      ? say('round-of', { round: path.round, rounds: path.rounds })
      : say('round', { round: path.round });
  return [round, part].filter(Boolean).join(', ') || say('stage.playing');
}

/** How fast a table is played, where its options tell: a word that says it. */
export function clockOf(table: Table, info: GameInfo | undefined): string | null {
  const told = table.options.tableClock ?? info?.options.find((option) => option.id === 'tableClock')?.default;
  return typeof told === 'string' ? told : null;
}

export const isByDays = (clock: string | null): boolean => clock?.startsWith('days') ?? false;

export type Filter = 'all' | 'short' | 'days';

/** The open tables worth showing to somebody who looks for such. */
export function filtered(
  tables: readonly LobbyTable[],
  filter: Filter,
  games: readonly GameInfo[],
): readonly LobbyTable[] {
  if (filter === 'all') return tables;
  return tables.filter(({ table }) => {
    const info = games.find((game) => game.id === table.game);
    const days = isByDays(clockOf(table, info));
    return filter === 'days' ? days : !days && (info?.minutes.min ?? Infinity) <= SHORT;
  });
}

/** Whether any game of the house can be played by days. */
export const knowsDays = (games: readonly GameInfo[]): boolean =>
  games.some((game) => game.options.some(({ id, values }) => id === 'tableClock' && values?.includes('days')));
