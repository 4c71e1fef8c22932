import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameBoard } from '../games/board';
import { testTable } from '../play/testTable';
import { api, ApiError } from '../wire/api';
import type { Answer, FilmInfo, Review, Table } from '../wire/types';
import type { Command, Wire } from '../wire/wire.svelte';
import { Replay, SPEEDS } from './replay.svelte';

vi.mock('../table/equip', () => ({ equip: (past: { present: { equipment: object } }) => past.present.equipment }));

const MOVES = 5;
/** How long a moment stands. */
const MOMENT = 1200;

/** A game of two in which every move counts one up; its second move was taken back by the third. */
function film(more: Partial<FilmInfo> = {}): FilmInfo {
  const look = { view: 0, owes: [0], may: [], path: { stones: [] } };
  const moments = Array.from({ length: MOVES }, (_, i) => ({
    n: i + 2,
    number: i + 1,
    at: i * 1000,
    by: i % 2,
    events: [{ type: 'counted' }],
    changes: [[['view'], i + 1]] as never,
    ...(i === 2 ? { undone: [2] } : {}),
  }));
  return { table: 't1', over: true, whole: true, look, moments, highlights: [], ...more };
}

const review = (entry: number): Review => ({
  costly: [{ when: { key: 'k' }, made: { key: 'k' }, best: { key: 'k' }, why: { key: 'k' }, cost: 0.2, entry }],
  unspent: [],
});

/** A replay of it at a table of this stage, where I sit on the first chair or on none. */
async function opened(
  info: Partial<FilmInfo> = {},
  { stage = 'over', sits = true, query = '' }: { stage?: Table['stage']; sits?: boolean; query?: string } = {},
) {
  const { table, wire } = testTable({});
  table.equipment = { ...table.equipment, board: {} as GameBoard } as never;
  const seats = [...table.table.seats, { seat: 1, kind: 'bot' as const, bot: 'casual', persona: null }];
  table.tableChanged({
    type: 'table',
    table: { ...table.table, stage, seats },
    you: { ...table.you, seats: sits ? [0] : [] },
  });
  const asked = vi.spyOn(api, 'film').mockImplementation((_, __, eyes) => {
    const told = film(info);
    const mine = eyes === 'watch' || (sits && eyes === '0');
    return told.over || mine
      ? Promise.resolve(told)
      : Promise.reject(
          new ApiError(403, { key: eyes === 'open' ? 'table.not-over' : 'seat.not-yours' }, 'before the end'),
        );
  });
  const replay = await Replay.open(
    table,
    wire as unknown as Wire,
    new URLSearchParams(query),
    Promise.resolve(undefined),
  );
  return { replay, wire, asked };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a replay that runs', () => {
  it.each(SPEEDS.map((speed) => [speed]))('at speed %d stands at each moment accordingly', async (speed) => {
    const { replay } = await opened();
    replay.speed = speed;
    replay.toggle();
    vi.advanceTimersByTime(MOMENT / speed - 1);
    expect(replay.place).toBe(0);
    vi.advanceTimersByTime(1);
    expect(replay.place).toBe(1);
    vi.advanceTimersByTime((3 * MOMENT) / speed);
    expect(replay.place).toBe(4);
  });

  it('stops at the end, and begins anew from there', async () => {
    const { replay } = await opened();
    replay.toggle();
    vi.advanceTimersByTime(20 * MOMENT);
    expect([replay.place, replay.playing]).toEqual([MOVES, false]);
    replay.toggle();
    expect([replay.place, replay.playing]).toEqual([0, true]);
    replay.close();
  });

  it('stands still when it is paused or left, and runs on from where one goes meanwhile', async () => {
    const { replay } = await opened();
    replay.toggle();
    vi.advanceTimersByTime(MOMENT);
    replay.toggle();
    vi.advanceTimersByTime(5 * MOMENT);
    expect(replay.place).toBe(1);
    replay.toggle();
    replay.to(3);
    vi.advanceTimersByTime(MOMENT);
    expect(replay.place).toBe(4);
    replay.close();
    vi.advanceTimersByTime(5 * MOMENT);
    expect(replay.place).toBe(4);
  });
});

describe('the eyes one looks with first', () => {
  it.each([
    ['all hands of a game that is over', { over: true }, 'over', true, '', 'open'],
    ['those a link names', { over: true }, 'over', false, 'eyes=1', 1],
    ['all hands of an old game that came to its end', { over: true }, 'unreadable', false, '', 'open'],
    ['mine, of a game that was broken off', { over: false }, 'unreadable', true, '', 0],
    ['mine, whatever a link names', { over: false }, 'unreadable', true, 'eyes=1', 0],
    ['the watchers’, where I did not sit', { over: false }, 'unreadable', false, '', 'watch'],
  ] as const)('are %s', async (_, info, stage, sits, query, eyes) => {
    const { replay } = await opened(info, { stage, sits, query });
    expect(replay.eyes).toBe(eyes);
  });

  it('are all there are to a game that was broken off', async () => {
    const { replay, asked } = await opened({ over: false }, { stage: 'unreadable' });
    asked.mockClear();
    await replay.look(1);
    await replay.look('open');
    expect([replay.eyes, asked.mock.calls.length]).toEqual([0, 0]);
    await replay.look('watch');
    expect(replay.eyes).toBe('watch');
  });
});

describe('where the film ends', () => {
  it.each([
    ['nothing is said of the end of a game', { whole: true, over: true }, null],
    ['it is said that the rest was never filmed', { whole: false, over: true }, 'film.cut-short'],
    ['or that the game was never played on', { whole: true, over: false }, 'film.broken-off'],
  ] as const)('%s', async (_, info, said) => {
    const { replay } = await opened(info, { stage: 'unreadable' });
    expect(replay.ending).toBeNull();
    replay.to(MOVES);
    expect(replay.ending).toBe(said);
    replay.close();
  });
});

it('strikes what was taken back from the moment on at which it was', async () => {
  const { replay } = await opened();
  const struck = (place: number) => {
    replay.to(place);
    return [...replay.past.undone];
  };
  expect([struck(2), struck(3), struck(5), struck(1)]).toEqual([[], [2], [2], []]);
  replay.close();
});

describe('what the expert would have done', () => {
  const advice = { label: { key: 'k' }, why: { key: 'k' }, chance: 0.5, better: 0.1 };
  const no = (key: string) => ({ type: 'answer', id: 'c', ok: false, say: { key }, text: 'no' }) as Answer;
  const yes = { type: 'answer', id: 'c', ok: true, advice } as unknown as Answer;

  it('is asked again after it was refused, and once when it is known', async () => {
    const { replay, wire } = await opened({}, { sits: false });
    const answers = [no('advice.busy'), yes];
    wire.send.mockImplementation(() => Promise.resolve(answers.shift() ?? yes));
    replay.to(1);
    await replay.ask();
    expect(replay.said).toMatchObject({ advice: null, refused: { say: { key: 'advice.busy' } } });
    await replay.ask();
    await replay.ask();
    expect([replay.said, wire.send.mock.calls.length]).toEqual([{ advice, refused: null }, 2]);
    replay.close();
  });

  it('waits for no review', async () => {
    const { replay, wire } = await opened({}, { sits: false });
    const never = new Promise<Answer>(() => undefined);
    wire.send.mockImplementation(({ do: what }: Command) => (what === 'review' ? never : Promise.resolve(yes)));
    await replay.look(1);
    replay.to(1);
    await replay.ask();
    expect(replay.said).toMatchObject({ advice });
    replay.close();
  });
});

describe('the costliest decision', () => {
  const said = (entry: number) => ({ type: 'answer', id: 'c', ok: true, review: review(entry) }) as Answer;
  const answers = (command: Command) => Promise.resolve(said(Number(command.seat) + 1));

  it('is pinned for the eyes one looks through, asked once for each, one after the other', async () => {
    const { replay, wire } = await opened({}, { sits: false });
    wire.send.mockImplementation(answers);
    const fatal = () => replay.pins.filter(({ kind }) => kind === 'fatal').map(({ seat, place }) => [seat, place]);
    expect(fatal()).toEqual([]);
    await replay.look(1);
    await replay.look(0);
    await vi.runAllTimersAsync();
    expect(fatal()).toEqual([[0, 1]]);
    await replay.look(1);
    expect(fatal()).toEqual([[1, 2]]);
    expect(wire.send.mock.calls.map(([{ do: what, seat }]) => [what, seat])).toEqual([
      ['review', 1],
      ['review', 0],
    ]);
  });

  it('is mine with all hands open, and nobody’s in a game of other rules', async () => {
    const { replay, wire } = await opened();
    await vi.runAllTimersAsync();
    expect(wire.send.mock.calls.map(([{ do: what, seat }]) => [what, seat])).toEqual([['review', 0]]);
    replay.close();
    const old = await opened({}, { stage: 'unreadable' });
    await vi.runAllTimersAsync();
    expect(old.wire.send).not.toHaveBeenCalled();
  });
});
