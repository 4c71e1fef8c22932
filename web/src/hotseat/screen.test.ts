import { expect, test, vi } from 'vitest';
import { testTable } from '../play/testTable';
import type { TableFrame } from '../wire/types';

const prompt = { decision: 'd', rule: '1', sentence: { key: 'ask' }, choices: [] };

/** Mira and Ida at one screen. */
function shared() {
  const { table, wire, tell } = testTable({});
  const frame = (front: number | null): TableFrame => ({
    type: 'table',
    table: {
      ...table.table,
      seats: [
        { seat: 0, kind: 'person', guest: 'g1', name: 'Mira', connected: true },
        { seat: 1, kind: 'person', guest: 'g1', name: 'Ida', beside: true, connected: true },
      ],
    },
    you: { seats: [0, 1], front, host: true, takeBack: front === null ? [] : [front], askBack: [] },
  });
  const faces = (front: number | null) => table.tableChanged(frame(front));
  faces(null);
  tell({ owes: [0, 1] });
  return { table, wire, tell, faces };
}

test('at the deal the curtain hangs for the first who owes', () => {
  const { table } = shared();
  expect(table.seat).toBeNull();
  expect(table.screen.covers).toBe(0);
});

test('whoever opens it is in front once what they see has come', async () => {
  const { table, wire, tell, faces } = shared();
  const opened = table.screen.open(0);
  expect(wire.send).toHaveBeenCalledWith({ do: 'face', table: 't1', seat: 0, since: 0 }, false);
  faces(0);
  expect(table.seat).toBeNull();
  tell({ owes: [0, 1], own: 'of Mira', prompt, n: 9 });
  await opened;
  expect(table.seat).toBe(0);
  expect(table.own).toBe('of Mira');
  expect(table.screen.covers).toBeNull();
});

test('when the curtain falls nothing stays in the page, and what still comes is not heard', async () => {
  const { table, tell, faces } = shared();
  faces(0);
  tell({ owes: [0, 1], own: 'of Mira', prompt, events: [{ type: 'secret' }], n: 9 });
  expect(table.events).toHaveLength(1);
  const drawn = table.screen.draw();
  tell({ owes: [1], own: 'of Mira, late', events: [{ type: 'late' }], n: 10 });
  faces(0);
  await drawn;
  expect([table.seat, table.own, table.prompt, table.events, table.you.takeBack]).toEqual([null, null, null, [], []]);
  faces(null);
  tell({ owes: [1], n: 4 });
  expect(table.own).toBeNull();
  expect(table.update).toBe(4);
  expect(table.screen.covers).toBe(1);
});

test('a curtain that the house did not hear of is drawn again', async () => {
  vi.useFakeTimers();
  const { table, wire, tell, faces } = shared();
  faces(0);
  tell({ owes: [0, 1], own: 'of Mira', n: 9 });
  wire.send.mockResolvedValueOnce({ type: 'answer', id: 'c', ok: false, say: { key: 'socket.too-many' }, text: '' });
  const drawn = table.screen.draw();
  await vi.advanceTimersByTimeAsync(1000);
  await drawn;
  expect(wire.send.mock.calls.filter(([{ do: what }]) => what === 'face')).toHaveLength(2);
  vi.useRealTimers();
});

test('a line that breaks is opened again with the one in front', () => {
  const { table, tell, faces } = shared();
  expect(table.facing()).toBeUndefined();
  faces(1);
  tell({ owes: [1], own: 'of Ida', n: 3 });
  expect([table.facing(), table.since()]).toEqual([1, 3]);
});

test('on a device that does not move no curtain hangs', () => {
  const { table } = shared();
  table.tableChanged({
    type: 'table',
    table: table.table,
    you: { ...table.you, devices: [{ kind: 'phone', here: true, moves: false }] },
  });
  expect(table.elsewhere).toBe(true);
  expect(table.screen.covers).toBeNull();
});
