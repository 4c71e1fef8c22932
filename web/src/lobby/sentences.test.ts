import { describe, expect, it } from 'vitest';
import type { Arg, Chair, GameInfo, Table } from '../wire/types';
import { around } from './around';
import en from './en.json';
import type { Listed, LobbyTable } from './lobby';
import { deletable } from './rooms.svelte';
import { sayParts } from './say';
import {
  besides,
  clockOf,
  filtered,
  knowsDays,
  leftOf,
  playersOf,
  resultOf,
  titleOf,
  whenOf,
  whereOf,
} from './sentences';

const HOUR = 3_600_000;
const person = (seat: number, name: string): Chair => ({ seat, kind: 'person', guest: `g-${name}`, name });
const bot = (seat: number): Chair => ({
  seat,
  kind: 'bot',
  bot: 'casual.finn',
  persona: { name: 'Finn', level: 'casual', temperament: 'bold' },
});
const free = (seat: number): Chair => ({ seat, kind: 'open' });
const table = (seats: Chair[], more: Partial<Table> = {}): Table => ({
  id: 't',
  code: 'K7R2M',
  game: 'esop-wars',
  stage: 'playing',
  host: 'g-Mira',
  options: {},
  paused: false,
  watchers: 0,
  seats,
  ...more,
});
const ME = 'g-Mira';
const three = table([person(0, 'Mira'), person(1, 'Tom'), person(2, 'Noor')], { stage: 'over' });
const written = (score: Arg) => String(score);
const ended = (ranks: number[], more: Partial<Listed> = {}): Listed => ({
  table: three,
  at: 0,
  place: ranks[0],
  won: ranks[0] === 1,
  outcome: {
    headline: { key: 'x' },
    places: ranks.map((rank, seat) => ({ seat, rank, score: 70 - rank, won: rank === 1 })),
  },
  ...more,
});

describe('what the lobby says', () => {
  it('counts in words how many tables wait', () => {
    const said = (count: number) =>
      sayParts('waiting', { count })
        .map((part) => (part.kind === 'strong' ? 'you' : part.text))
        .join('');
    expect(said(1)).toBe('One table waits for you.');
    expect(said(3)).toBe('Three tables wait for you.');
    expect(said(12)).toBe('12 tables wait for you.');
  });

  it('names a table by its game and the people there, by bots only where nobody else is', () => {
    expect(titleOf(three, 'ESOP Wars', ME)).toBe('ESOP Wars with Tom and Noor');
    expect(titleOf(table([person(0, 'Mira'), person(1, 'Tom'), bot(2)]), 'Boss', ME)).toBe('Boss with Tom');
    expect(titleOf(table([person(0, 'Mira'), bot(1)]), 'Boss', ME)).toBe('Boss with Finn');
    expect(titleOf(table([person(0, 'Mira'), free(1)]), 'Boss', ME)).toBe('Boss, nobody else yet');
    expect(playersOf(table([person(0, 'Zoe'), person(1, 'Luis'), bot(2), bot(3)]))).toBe('Zoe, Luis and two bots');
  });

  it('tells what is left in the unit that counts', () => {
    expect(leftOf(42_000)).toBe('42 seconds');
    expect(leftOf(300)).toBe('1 second');
    expect(leftOf(5 * 60_000)).toBe('5 minutes');
    expect(leftOf(14 * HOUR)).toBe('14 h');
    expect(leftOf(70 * HOUR)).toBe('2 days');
  });

  it('tells days as people do', () => {
    const now = new Date(2026, 4, 20, 12).getTime();
    const ago = (days: number) => whenOf(new Date(2026, 4, 20 - days, 23).getTime(), now);
    expect([ago(0), ago(1), ago(5), ago(17)]).toEqual(['today', 'yesterday', 'Friday', '3 May']);
  });

  it('says who won, with the score of the best and mine', () => {
    expect(resultOf(ended([1, 2, 3]), ME, written)).toBe('You won, 69');
    expect(resultOf(ended([2, 3, 1]), ME, written)).toBe('Noor won, 69 to 68');
    expect(resultOf(ended([1, 1, 3]), ME, written)).toBe('You and Tom won, 69');
    const lost = ended([1, 1, 1]);
    for (const place of lost.outcome?.places ?? []) place.won = false;
    expect(resultOf(lost, ME, written)).toBe('Nobody won');
    expect(resultOf({ ...ended([2, 1, 3]), outcome: null }, ME, written)).toBe('You came 2nd of 3');
    expect(besides(ended([1, 2, 3]), ME, 0)).toBe('with Tom and Noor, today');
    expect(besides(ended([3, 2, 1]), ME, 0)).toBe('you 3rd of 3, today');
  });

  it('says where a table is', () => {
    const at = (more: Partial<LobbyTable>) => whereOf({ table: three, ...more });
    expect(at({})).toBe('over');
    const running = table(three.seats);
    expect(at({ table: running, path: { round: 2, rounds: 4, stones: [] } })).toBe('Round 2 of 4');
    expect(at({ table: running, path: { round: 2, stones: [] } })).toBe('Round 2');
    expect(at({ table: { ...running, paused: true } })).toBe('paused');
    expect(at({ table: table([person(0, 'Mira'), free(1)], { stage: 'waiting' }) })).toBe('one chair free');
  });
});

describe('open tables', () => {
  const clock = { id: 'tableClock', default: 'normal', values: ['none', 'normal', 'days'], text: '' };
  const game = (id: string, min: number, options: GameInfo['options'] = []): GameInfo => ({
    id,
    title: id,
    version: 1,
    seats: { min: 2, max: 4, default: 3 },
    minutes: { min, max: min },
    options,
    presets: [],
    bots: [],
  });
  const games = [game('quick', 20, [clock]), game('long', 90)];
  const open = (id: string, options: Table['options'] = {}): LobbyTable => ({
    table: table([], { game: id, options }),
  });

  it('are short by their minutes, and by days where their clock says so', () => {
    const all = [open('quick'), open('long'), open('quick', { tableClock: 'days' })];
    expect(filtered(all, 'all', games)).toHaveLength(3);
    expect(filtered(all, 'short', games)).toEqual([all[0]]);
    expect(filtered(all, 'days', games)).toEqual([all[2]]);
    expect([knowsDays(games), knowsDays([game('long', 90)])]).toEqual([true, false]);
    expect([clockOf(open('quick').table, games[0]), clockOf(open('long').table, games[1])]).toEqual(['normal', null]);
  });

  it('have a place for everybody', () => {
    for (let seats = 1; seats <= 8; seats++) {
      expect(around(seats)).toHaveLength(seats);
      for (const [x, y] of around(seats)) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(0);
    }
  });
});

it('lets a host delete what never started, or what nobody else plays', () => {
  expect(deletable(table([person(0, 'Mira'), person(1, 'Tom')], { stage: 'waiting' }), ME)).toBe(true);
  expect(deletable(table([person(0, 'Mira'), person(1, 'Tom')]), ME)).toBe(false);
  expect(deletable(table([person(0, 'Mira'), bot(1)]), ME)).toBe(true);
  expect(deletable(table([person(0, 'Mira'), bot(1)]), 'g-Tom')).toBe(false);
  expect(deletable(three, ME)).toBe(false);
});

it('has no word too many', () => {
  const files = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const source = Object.values(files).join('\n');
  const made = ['stage.', 'filter.'];
  const dead = Object.keys(en.texts).filter(
    (key) => !source.includes(`'${key}'`) && !made.some((start) => key.startsWith(start)),
  );
  expect(dead).toEqual([]);
});
