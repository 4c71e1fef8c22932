import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import ActionBar from '../play/ActionBar.svelte';
import { testTable } from '../play/testTable';
import type { TableFrame } from '../wire/types';

const seats: TableFrame['table']['seats'] = [
  { seat: 0, kind: 'person', guest: 'g1', name: 'Ada', connected: true },
  { seat: 1, kind: 'bot', bot: 'strong.kofi' },
];

function tableWith(you: Partial<TableFrame['you']>, table: Partial<TableFrame['table']> = {}) {
  const made = testTable({ wait: 'Others bid.' });
  made.table.tableChanged({
    type: 'table',
    table: { ...made.table.table, seats, ...table },
    you: { seats: [0], host: true, takeBack: [], askBack: [], ...you },
  });
  return made;
}
const sent = (made: ReturnType<typeof testTable>) => made.wire.send.mock.calls.map(([command]) => command.do);

it.each([
  ['free: it just goes back', { takeBack: [0], askBack: [0] }, {}, ['take-back']],
  ['no longer free: the others are asked', { askBack: [0] }, {}, ['ask-back']],
  ['nothing of mine', { askBack: [1] }, {}, []],
  ['paused', { takeBack: [0] }, { paused: true }, []],
  ['asked already', { askBack: [0] }, { asked: { seat: 0, must: [1], agreed: [], seen: false, left: 9 } }, []],
])('the key takes back what may be (%s)', async (_, you, table, expected) => {
  const made = tableWith(you, table);
  render(ActionBar, { play: made.table });
  await fireEvent.keyDown(window, { key: 'z' });
  expect(sent(made)).toEqual(expected);
});

it('only what is free stands in the bar', () => {
  render(ActionBar, { play: tableWith({ askBack: [0] }).table });
  expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
});

it('knows whether only bots would be asked', () => {
  expect(tableWith({}).table.back.onlyBots).toBe(true);
  const tom = { seat: 1, kind: 'person' as const, guest: 'g2', name: 'Tom' };
  const only = (chair: object) => tableWith({}, { seats: [seats[0] as never, chair as never] }).table.back.onlyBots;
  expect(only(tom)).toBe(false);
  expect(only({ ...tom, bot: 'strong.kofi', away: true })).toBe(false);
  expect(only({ ...tom, bot: 'strong.kofi', away: true, gone: true })).toBe(true);
});
