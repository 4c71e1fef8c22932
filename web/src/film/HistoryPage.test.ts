import { fireEvent, render, screen } from '@testing-library/svelte';
import { getContext, tick, type Component } from 'svelte';
import { expect, it, vi } from 'vitest';
import { testTable } from '../play/testTable';
import type { Asked, Choice } from '../wire/types';
import { AROUND, type Around } from './around';
import type { History } from './history.svelte';
import HistoryPage from './HistoryPage.svelte';

const texts = { ask: 'Your bid?', wait: 'Others bid.' };
const pass: Choice = { move: { type: 'pass' }, label: { key: 'pass' }, main: true };
const tom = { seat: 1, kind: 'person', guest: 'g2', name: 'Tom', connected: true } as const;

/** A board of nothing but the bar under it. */
const Board = ((anchor: unknown) => {
  const { act } = getContext<Around>(AROUND);
  (act as unknown as (anchor: unknown) => void)(anchor);
}) as unknown as Component;

/** Ada looks back, two moves, at a table with Tom. */
function looksBack() {
  const made = testTable(texts);
  const { table } = made;
  const says = (asked: Asked | null) =>
    table.tableChanged({
      type: 'table',
      table: { ...table.table, seats: [table.table.seats[0] as never, tom], asked },
      you: table.you,
    });
  says(null);
  made.ask([], { sentence: { key: 'wait' } });
  const close = vi.fn();
  const past = { live: table, table: { board: { Board } }, place: 3, since: 2, ago: 0, groups: [], close };
  render(HistoryPage, { live: table, past: past as unknown as History });
  return { ...made, says, close };
}
const asks = (seat: number, must: number[], agreed: number[] = []): Asked => ({
  seat,
  must,
  agreed,
  seen: false,
  left: 9000,
});
const bar = () => screen.getByRole('heading').textContent;
const back = () => screen.getByRole('button', { name: /since/ }).textContent;

it('calls who looks back to a question, before their turn, and one key leads there', async () => {
  const { says, ask, close } = looksBack();
  expect(bar()).toMatch(/^You are looking at/);

  says(asks(1, [0]));
  await tick();
  expect(bar()).toBe('You are asked, live: may Tom take a move back?');
  expect(screen.getByRole('timer', { name: 'Time left to answer' })).toBeTruthy();
  expect(screen.getByText(/Without your answer the move stands\./)).toBeTruthy();
  expect(back()).toMatch(/^To the question/);
  ask([pass]);
  await tick();
  expect(bar()).toMatch(/^You are asked, live/);
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();

  says(null);
  await tick();
  expect(bar()).toBe('It is your turn, live: Your bid?');
  expect(back()).toMatch(/^To my turn/);
});

it.each([
  ['only others are asked', asks(1, [2])],
  ['I have agreed', asks(1, [0, 2], [0])],
  ['I ask myself', asks(0, [1])],
])('does not call where %s', async (_, asked) => {
  const { says } = looksBack();
  says(asked);
  await tick();
  expect(bar()).toMatch(/^You are looking at/);
});
