import { describe, expect, test } from 'vitest';
import { testTable } from '../play/testTable';
import type { Chair, Result, Table, Typed } from '../wire/types';
import { counted } from './counted';

const person = (seat: number, name: string, more: Partial<Chair> = {}): Chair => ({
  seat,
  kind: 'person',
  guest: `g${seat}`,
  name,
  connected: true,
  ...more,
});

/** Ada (me, the host), Tom and Noor. */
function three() {
  const { table, wire, tell } = testTable({});
  const say = (tom: Partial<Chair> = {}, more: Partial<Table> = {}) => {
    const seats = [person(0, 'Ada'), person(1, 'Tom', tom), person(2, 'Noor')];
    table.tableChanged({
      type: 'table',
      table: { ...table.table, host: 'g0', seats, ...more },
      you: { seats: [0], host: true, takeBack: [], askBack: [] },
    });
  };
  say();
  return { people: table.people, table, wire, tell, say };
}
const names = (chairs: Chair[]) => chairs.map(({ name }) => name);

describe('somebody who is gone', () => {
  test('is missed until a bot sits in, who keeps the chair warm until they are back', () => {
    const { people, say } = three();
    expect(people.missing).toEqual([]);

    say({ connected: false, sitsIn: 90_000 });
    expect(names(people.missing)).toEqual(['Tom']);
    expect(people.countdown(1)).toMatchObject({ total: 90_000, waited: false });

    say({ connected: false, away: true, bot: 'casual.fan', sitsIn: null });
    expect(people.missing).toEqual([]);
    expect(names(people.keptWarm)).toEqual(['Tom']);

    say();
    expect(people.keptWarm).toEqual([]);
  });

  test('is counted down evenly, and anew when the others wait longer', () => {
    const { people, say } = three();
    say({ connected: false, sitsIn: 90_000 });
    const until = people.countdown(1)?.until ?? 0;

    say({ connected: false, sitsIn: 90_000 - 50 });
    expect(people.countdown(1)?.until).toBe(until);

    say({ connected: false, sitsIn: 120_000 });
    expect(people.countdown(1)).toMatchObject({ total: 120_000, waited: true });
  });

  test('is spoken of in the bar only while the game waits for them and for nobody’s choice here', () => {
    const { people, say, tell } = three();
    say({ connected: false, sitsIn: 90_000 });
    expect(people.awaited([2])).toBeNull();
    expect(people.awaited([1])?.name).toBe('Tom');
    tell({
      prompt: {
        decision: 'd',
        rule: '1',
        sentence: { key: 'ask' },
        choices: [{ move: { type: 'x' }, label: { key: 'x' }, main: true }],
      },
    });
    expect(people.awaited([1])).toBeNull();
  });

  test('can lose the seat by the host alone, or by days by anybody if it is the host’s', () => {
    const { people, table, say } = three();
    const [ada, tom] = table.table.seats as [Chair, Chair];
    expect(people.mayGive(tom)).toBe(true);
    table.you.host = false;
    expect(people.mayGive(tom)).toBe(false);
    say({}, { options: { tableClock: 'days' }, host: 'g1' });
    table.you.host = false;
    expect(people.mayGive(tom)).toBe(true);
    expect(people.mayGive(ada)).toBe(false);
  });
});

describe('who comes back', () => {
  const by = (seat: number, event: Typed): Typed & { who: { seat: number } } => ({ ...event, who: { seat } });
  const sat = { type: 'bot-sat-in', who: { seat: 0 }, bot: 'casual.fan', name: 'Fan' };
  const came = { type: 'person-came-back', who: { seat: 0 } };
  const bid = { type: 'bid', who: { seat: 0 } };

  test('is told who sat in and what happened meanwhile, until the next move', async () => {
    const { people, table, tell } = three();
    tell({});
    tell({ events: [bid, sat, bid] });
    expect(people.back).toBeNull();
    tell({ events: [came] });
    expect(people.back).toEqual({ bot: 'casual.fan', name: 'Fan', from: 2, to: 4 });
    await table.send({ type: 'bid' });
    expect(people.back).toBeNull();
  });

  test('is told nothing where no bot sat down since the last time', () => {
    const { people, tell } = three();
    tell({});
    tell({ events: [sat, came] });
    people.acted();
    tell({ events: [came] });
    expect(people.back).toBeNull();
  });

  test('is told nothing of another’s return', () => {
    const { people, tell } = three();
    tell({});
    tell({ events: [by(1, sat)] });
    tell({ events: [by(1, came)] });
    expect(people.back).toBeNull();
  });
});

describe('the crown', () => {
  test('can go to whoever is here', () => {
    const { people, say } = three();
    expect(names(people.heirs)).toEqual(['Tom', 'Noor']);
    say({ connected: false });
    expect(names(people.heirs)).toEqual(['Noor']);
  });

  test('is offered to one, who answers, and no longer asked about', async () => {
    const { people, say, wire } = three();
    people.asking = { about: 'crown', seat: 1 };
    await people.offer(1);
    expect(wire.send.mock.lastCall?.[0]).toMatchObject({ do: 'offer-host', seat: 1 });
    expect(people.asking).toBeNull();
    say({}, { offered: 'g1' });
    expect(people.offered?.name).toBe('Tom');
    expect(people.offeredToMe).toBe(false);
    say({}, { offered: 'g0', host: 'g1' });
    expect(people.offeredToMe).toBe(true);
  });

  test('nobody asks to leave a game that is over', () => {
    const { people, say } = three();
    people.asking = { about: 'leaving' };
    say();
    expect(people.asking).not.toBeNull();
    say({}, { stage: 'over' });
    expect(people.asking).toBeNull();
  });
});

test.each([
  ['nobody', [], [0, 1, 2], [1, 2, 3]],
  ['the winner', [0], [1, 2, 0], [1, 2, 3]],
  ['the second', [1], [0, 2, 1], [1, 2, 3]],
  ['two of them', [0, 1], [2, 0, 1], [1, 2, 2]],
  ['everybody', [0, 1, 2], [0, 1, 2], [3, 3, 3]],
])('when %s left, the end counts so', (_, left, seats, ranks) => {
  const standings = [0, 1, 2].map((seat) => ({ seat, rank: seat + 1, score: 9 - seat }));
  const chairs = [0, 1, 2].map((seat) => person(seat, 'x', { left: (left as number[]).includes(seat) }));
  const all = counted({ headline: { key: 'x' }, standings } as Result, { seats: chairs } as Table);
  expect(all.map(({ seat }) => seat)).toEqual(seats);
  expect(all.map(({ rank }) => rank)).toEqual(ranks);
});
