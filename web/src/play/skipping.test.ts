import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mine } from '../prefs/mine.svelte';
import { defaults } from '../prefs/prefs';
import type { Chair, Choice, UpdateFrame } from '../wire/types';
import ActionBar from './ActionBar.svelte';
import { testTable } from './testTable';

const texts = { ask: 'Your bid?', wait: 'Others bid.', pass: 'Pass' };
const pass: Choice = { move: { type: 'pass' }, label: { key: 'pass' }, main: true };
const bot = (seat: number): Chair => ({ seat, kind: 'bot', bot: 'casual.finn' });
const person = (seat: number): Chair => ({ seat, kind: 'person', guest: `g${seat}`, name: 'Tom', connected: true });
const waits: UpdateFrame['prompt'] = { decision: 'lot-7', rule: '', sentence: { key: 'wait' }, choices: [] };
const something = [{ type: 'sold' }];

/** A table at which I have passed and others bid on. */
function out(...others: Chair[]) {
  const made = testTable(texts);
  const { table } = made;
  const seats = [...table.table.seats, ...others];
  table.tableChanged({ type: 'table', table: { ...table.table, seats }, you: table.you });
  made.tell({ prompt: waits, owes: [1] });
  return made;
}
const button = () => screen.queryByRole('button', { name: /Skip to my next decision/ });

beforeEach(() => {
  Object.assign(mine, defaults);
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('the way to my next decision', () => {
  it('is offered when I can do nothing for three seconds and only bots act', async () => {
    const { table } = out(bot(1), bot(2));
    render(ActionBar, { play: table });
    expect(button()).toBeNull();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(button()).not.toBeNull();
  });

  it('is offered too when a limit of mine answers in between', async () => {
    const { table, tell, ask } = out(bot(1), bot(2));
    render(ActionBar, { play: table });
    await vi.advanceTimersByTimeAsync(2_500);
    ask([pass]);
    await vi.advanceTimersByTimeAsync(200);
    tell({ prompt: waits, owes: [1] });
    await vi.advanceTimersByTimeAsync(600);
    expect(button()).not.toBeNull();
  });

  it('is not offered while a person decides, nor when I do', async () => {
    const { table, ask } = out(person(1), bot(2));
    render(ActionBar, { play: table });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(button()).toBeNull();
    ask([pass]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(button()).toBeNull();
  });

  it('is gone by key too, and then tells what happened until I act', async () => {
    const { table, wire, tell, ask } = out(bot(1));
    render(ActionBar, { play: table });
    await vi.advanceTimersByTimeAsync(3_000);
    await fireEvent.keyDown(window, { key: 's' });
    expect(wire.send).toHaveBeenCalledWith({ do: 'skip', table: 't1', seat: 0 });
    expect(table.skipping.on).toBe(true);

    tell({ prompt: waits, owes: [1], events: something });
    expect(table.skipping.on).toBe(true);
    tell({
      prompt: { decision: 'lot-8', rule: '', sentence: { key: 'ask' }, choices: [pass] },
      owes: [0],
      events: something,
    });
    expect(table.skipping.on).toBe(false);
    const last = table.events.at(-1)?.id ?? 0;
    expect(table.skipping.reel).toEqual({ from: last - 1, to: last + 1 });
    ask([pass]);
    await tick();
    await table.send(pass.move);
    expect(table.skipping.reel).toBeNull();
  });

  it('goes on when what stopped it is pressed for me, and tells all of it in the end', async () => {
    const { table, wire, tell } = out(bot(1));
    const asks = (decision: string) =>
      tell({
        prompt: { decision, rule: '', sentence: { key: 'ask' }, choices: [pass] },
        owes: [0],
        events: something,
      });
    await table.skipping.skip();
    asks('lot-7');
    const from = table.events.at(-1)?.id ?? 0;
    await table.send(pass.move, true);
    expect(wire.send).toHaveBeenLastCalledWith({ do: 'skip', table: 't1', seat: 0 });
    expect(table.skipping.on).toBe(true);
    asks('lot-8');
    expect(table.skipping.reel).toEqual({ from, to: from + 2 });
  });

  it('ends where another person is to decide', async () => {
    const { table, tell } = out(bot(1), person(2));
    void table.skipping.skip();
    await vi.advanceTimersByTimeAsync(0);
    tell({ prompt: waits, owes: [2], events: something });
    expect(table.skipping.on).toBe(false);
  });

  it('is left where it is refused', async () => {
    const { table, wire } = out(bot(1));
    wire.send.mockResolvedValueOnce({ type: 'answer', id: 'c', ok: false, say: { key: 'no' }, text: 'No.' });
    await table.skipping.skip();
    expect(table.skipping.on).toBe(false);
    expect(table.notice?.text).toBe('No.');
  });
});
