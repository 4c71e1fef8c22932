import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import { testTable } from '../play/testTable';
import type { Chair, Table } from '../wire/types';
import Gone from './GoneActs.svelte';
import Warm from './Warm.svelte';

/** Ada, the host, and Tom, who is away. */
function away(tom: Partial<Chair>, more: Partial<Table> = {}) {
  const { table: play, wire } = testTable({});
  const tell = (how: Partial<Chair>, about: Partial<Table> = more) => {
    const seats: Chair[] = [
      { seat: 0, kind: 'person', guest: 'g1', name: 'Ada', connected: true },
      { seat: 1, kind: 'person', guest: 'g2', name: 'Tom', connected: false, ...how },
    ];
    play.tableChanged({
      type: 'table',
      table: { ...play.table, seats, ...about },
      you: { seats: [0], host: true, takeBack: [], askBack: [] },
    });
    flushSync();
  };
  tell(tom);
  return { play, wire, tell, chair: play.table.seats[1] as Chair };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('for somebody who is away, the host', () => {
  test('may call a bot once the house allows it, and the house chooses which', async () => {
    const { play, wire } = away({ sitsIn: 90_000, seatableIn: 30_000, removableIn: 600_000 });
    render(Gone, { play, seat: 1 });
    const button = () => screen.queryByRole('button', { name: 'Seat a bot now' });
    await pass(29_000);
    expect(button()).toBeNull();
    await pass(1_000);
    button()?.click();
    expect(wire.send.mock.lastCall?.[0]).toMatchObject({ do: 'sit-in', seat: 1 });
    expect(wire.send.mock.lastCall?.[0]).not.toHaveProperty('bot');
  });

  test('may give the chair away once the house allows it, also on a page opened just now', async () => {
    const { play, wire, chair } = away({ away: true, bot: 'strong.fan', removableIn: 1_000 });
    render(Warm, { play, chair });
    const button = () => screen.queryByRole('button', { name: /^Hold: give it to/ });
    expect(button()).toBeNull();
    await pass(1_000);
    const hold = button();
    hold?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    await pass(1_000);
    expect(wire.send.mock.lastCall?.[0]).toMatchObject({ do: 'remove', seat: 1 });
  });

  test('may do neither in a pause', async () => {
    const { play, chair } = away({ away: true, bot: 'strong.fan', removableIn: 1_000 }, { paused: true });
    render(Warm, { play, chair });
    await pass(60_000);
    expect(screen.queryByRole('button', { name: /^Hold: give it to/ })).toBeNull();
  });
});
