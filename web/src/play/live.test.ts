import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../wire/types';
import { testTable } from './testTable';

const bid = { type: 'bid' };
const refusal: Answer = { type: 'answer', id: 'c', ok: false, say: { key: 'too-low' }, text: 'Too low.' };
const worth: Answer = { type: 'answer', id: 'c', ok: true, preview: { changes: [], sums: [] } };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('a question about a move', () => {
  it('is answered as long as nothing happens', async () => {
    const { table, wire, ask } = testTable({});
    ask([]);
    wire.send.mockResolvedValue(worth);
    const answer = table.preview(bid);
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ changes: [], sums: [] });
  });

  it('has no answer when the table has changed before it came', async () => {
    const { table, wire, ask } = testTable({});
    ask([]);
    let tell: (answer: Answer) => void = () => undefined;
    wire.send.mockReturnValue(new Promise<Answer>((resolve) => (tell = resolve)));
    const answer = table.preview(bid);
    await vi.runAllTimersAsync();
    ask([]);
    tell(worth);
    expect(await answer).toEqual({ say: { key: 'client.superseded' }, text: '' });
  });
});

it('asks nothing more of whom the chair belongs to no longer', () => {
  const { table, ask } = testTable({});
  ask([{ move: bid, label: { key: 'bid' }, main: true }]);
  expect(table.myTurn).toBe(true);
  const seats = table.table.seats.map((chair) => ({ ...chair, gone: true, bot: 'strong.kofi' }));
  table.tableChanged({ type: 'table', table: { ...table.table, seats }, you: table.you });
  expect(table.myTurn).toBe(false);
  expect(table.prompt).toMatchObject({ decision: 'lot-7', choices: [] });
});

describe('a refusal', () => {
  it('stands until another decision begins, whatever else happens', async () => {
    const { table, wire, ask } = testTable({});
    ask([]);
    wire.send.mockResolvedValue(refusal);
    await table.send(bid);
    expect(table.refused).toEqual({ say: { key: 'too-low' }, text: 'Too low.', move: bid, decision: 'lot-7' });
    ask([]);
    expect(table.refused).not.toBeNull();
    ask([], { decision: 'lot-8' });
    expect(table.refused).toBeNull();
  });

  it('that comes when the decision is closed is still told, and not hidden by an older one', async () => {
    const { table, wire, ask } = testTable({});
    ask([]);
    let tell: (answer: Answer) => void = () => undefined;
    wire.send.mockReturnValue(new Promise<Answer>((resolve) => (tell = resolve)));
    const sent = table.send(bid);
    ask([], { decision: 'lot-8' });
    tell(refusal);
    await sent;
    expect(table.refused?.decision).toBe('lot-7');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.refused).toBeNull();
  });
});

it('is sending until the last of several moves is answered', async () => {
  const { table, wire, ask } = testTable({});
  ask([]);
  const tells: ((answer: Answer) => void)[] = [];
  wire.send.mockImplementation(() => new Promise((resolve) => tells.push(resolve)));
  const both = [table.send(bid), table.send(bid)];
  tells[0]?.(worth);
  await both[0];
  expect(table.sending).toBe(true);
  tells[1]?.(worth);
  await both[1];
  expect(table.sending).toBe(false);
});

describe('a line that is down', () => {
  it('takes no move and keeps none for later: it says so', async () => {
    const { table, wire, ask } = testTable({});
    ask([]);
    wire.connection = 'reconnecting';
    expect(table.frozen).toBe(true);
    const answer = await table.send(bid);
    expect(answer.ok).toBe(false);
    expect(table.refused?.say.key).toBe('client.not-sent');
    expect(table.sending).toBe(false);
    expect(wire.send).not.toHaveBeenCalled();
  });

  it('does not keep what is said of the table either', async () => {
    const { table, wire } = testTable({});
    Object.assign(wire, { down: true });
    await table.tell('pause');
    expect(table.notice?.say.key).toBe('client.not-sent');
    expect(wire.send).not.toHaveBeenCalled();
  });
});

describe('another device of mine', () => {
  const devices = (moves: boolean) => [
    { kind: 'computer' as const, here: true, moves },
    { kind: 'phone' as const, here: false, moves: !moves },
  ];

  it('that moves leaves this one to watch, and nothing is sent from here', async () => {
    const { table, wire, ask } = testTable({});
    ask([]);
    table.tableChanged({ type: 'table', table: table.table, you: { ...table.you, devices: devices(false) } });
    expect([table.elsewhere, table.frozen]).toEqual([true, true]);
    const answer = await table.send(bid);
    expect(answer).toMatchObject({ ok: false, say: { key: 'device.other' } });
    expect(wire.send).not.toHaveBeenCalled();
  });

  it('that watches changes nothing here', () => {
    const { table, ask } = testTable({});
    ask([]);
    table.tableChanged({ type: 'table', table: table.table, you: { ...table.you, devices: devices(true) } });
    expect([table.elsewhere, table.frozen]).toEqual([false, false]);
  });
});
