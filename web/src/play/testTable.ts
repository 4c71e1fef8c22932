import { vi } from 'vitest';
import type { GameBoard } from '../games/board';
import { readTexts } from '../texts/sources';
import { Speaker } from '../texts/speaker';
import type { Answer, Choice, Prompt, UpdateFrame } from '../wire/types';
import type { Command, Wire } from '../wire/wire.svelte';
import { LiveTable } from './live.svelte';

export const done: Answer = { type: 'answer', id: 'c', ok: true };

/** A live table for tests: its wire answers what the test says, and the test tells its updates. */
export function testTable(texts: Record<string, string>) {
  const wire = {
    connection: 'live',
    taking: true,
    send: vi.fn<(command: Command) => Promise<Answer>>(() => Promise.resolve(done)),
    follow: () => () => undefined,
  };
  const table = new LiveTable('t1', wire as unknown as Wire);
  table.equipment = {
    board: {} as GameBoard,
    box: {},
    words: new Speaker(readTexts({ texts })),
    title: 'Test',
    bots: [],
  };
  table.tableChanged({
    type: 'table',
    table: {
      id: 't1',
      code: 'ABCD',
      game: 'test',
      stage: 'playing',
      host: 'g1',
      options: {},
      paused: false,
      watchers: 0,
      seats: [{ seat: 0, kind: 'person', guest: 'g1', name: 'Ada', connected: true }],
    },
    you: { seats: [0], host: true, takeBack: [], askBack: [] },
  });
  let n = 0;
  const nobody = { owes: [], may: [], path: { stones: [] } };
  const tell = (frame: Partial<UpdateFrame>) =>
    table.updated({ type: 'update', table: 't1', n: ++n, events: [], view: { n }, ...nobody, ...frame });
  /** Somebody did something: this is what I may choose now. */
  const ask = (choices: Choice[], more: Partial<Prompt> = {}) =>
    tell({ prompt: { decision: 'lot-7', rule: '4.1', sentence: { key: 'ask' }, choices, ...more } });
  return { table, wire, tell, ask, moves: () => wire.send.mock.calls.map(([{ move }]) => move) };
}
