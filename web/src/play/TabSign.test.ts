import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
import type { Choice } from '../wire/types';
import TabSign from './TabSign.svelte';
import { testTable } from './testTable';

const texts = { ask: 'Your bid?', wait: 'Others bid.', scene: 'The market turns.', over: 'Alpha wins.' };
const pass: Choice = { move: { type: 'pass' }, label: { key: 'pass' }, main: true };
const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
});

it('says that it is my turn, with the turn in its icon, and nothing of it when others choose', async () => {
  const { table, ask } = testTable(texts);
  ask([pass]);
  render(TabSign, { play: table, game: 'Test' });
  await tick();
  expect([document.title, icon()]).toEqual(['● Your bid? · Test', '/icon-turn.svg']);
  ask([], { sentence: { key: 'wait' } });
  await tick();
  expect([document.title, icon()]).toEqual(['Others bid. · Test', '/icon.svg']);
});

it('follows what is shown: while the board still tells what happened it is not my turn yet', async () => {
  const { table, ask } = testTable(texts);
  ask([pass]);
  table.holding = true;
  const { rerender } = render(TabSign, { play: table, game: 'Test', bar: { sentence: { key: 'scene' } } });
  await tick();
  expect([document.title, icon()]).toEqual(['The market turns. · Test', '/icon.svg']);
  table.holding = false;
  await rerender({ bar: null });
  expect([document.title, icon()]).toEqual(['● Your bid? · Test', '/icon-turn.svg']);
});

it('says that the game is paused, and by whom', async () => {
  const { table, ask } = testTable(texts);
  ask([pass]);
  const paused = (host: boolean) => {
    table.tableChanged({ type: 'table', table: { ...table.table, paused: true }, you: { ...table.you, host } });
    return tick();
  };
  render(TabSign, { play: table, game: 'Test' });
  await paused(false);
  expect([document.title, icon()]).toEqual(['Ada paused the game. · Test', '/icon.svg']);
  await paused(true);
  expect([document.title, icon()]).toEqual(['You paused the game. · Test', '/icon.svg']);
});

it('says how I lost my chair', async () => {
  const { table, tell, ask } = testTable(texts);
  ask([pass]);
  const seats = table.table.seats.map((chair) => ({ ...chair, gone: true, bot: 'strong.kofi' }));
  table.tableChanged({ type: 'table', table: { ...table.table, seats }, you: table.you });
  render(TabSign, { play: table, game: 'Test' });
  await tick();
  expect([document.title, icon()]).toEqual(['You resigned. · Test', '/icon.svg']);
  tell({ events: [{ type: 'removed', who: { seat: 0 } }] } as never);
  await tick();
  expect(document.title).toBe('You stayed away, and the seat was given away. · Test');
});

it('says that the line is down', async () => {
  const { table, wire, ask } = testTable(texts);
  ask([pass]);
  wire.connection = 'reconnecting';
  render(TabSign, { play: table, game: 'Test' });
  await tick();
  expect([document.title, icon()]).toEqual(['Reconnecting · Test', '/icon.svg']);
});

it('tells the end only when it is shown', async () => {
  const { table, tell } = testTable(texts);
  table.holding = true;
  tell({ result: { headline: { key: 'over' }, standings: [] } });
  render(TabSign, { play: table, game: 'Test', bar: { sentence: { key: 'scene' } } });
  await tick();
  expect(document.title).toBe('The market turns. · Test');
  table.holding = false;
  await tick();
  expect(document.title).toBe('Final result · Test');
});
