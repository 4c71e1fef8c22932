import { describe, expect, it } from 'vitest';
import type { Table } from '../wire/types';
import { absent, presence, seating } from './seating';

describe('seating', () => {
  it('puts me first and goes round the table', () => {
    expect(seating(5, 2)).toEqual([2, 3, 4, 0, 1]);
    expect(seating(3, null)).toEqual([0, 1, 2]);
  });

  it('tells who is here, gone, away, a bot, or played for by one', () => {
    expect(presence({ seat: 0, kind: 'person', guest: 'g', name: 'Mira', connected: true })).toBe('here');
    expect(presence({ seat: 0, kind: 'person', guest: 'g', name: 'Mira', connected: false })).toBe('gone');
    expect(presence({ seat: 0, kind: 'person', guest: 'g', name: 'Mira', away: true })).toBe('away');
    expect(presence({ seat: 0, kind: 'person', guest: 'g', name: 'Mira', away: true, bot: 'greedy' })).toBe('stand-in');
    expect(presence({ seat: 0, kind: 'bot', name: 'Ledger', bot: 'greedy' })).toBe('bot');
    expect(presence({ seat: 0, kind: 'open' })).toBe('open');
  });

  it('knows who has a chair and is not there; nobody waits for a bot', () => {
    const table = {
      seats: [
        { seat: 0, kind: 'person', guest: 'g0', name: 'Mira', connected: true },
        { seat: 1, kind: 'person', guest: 'g1', name: 'Jon', connected: false },
        { seat: 2, kind: 'bot', bot: 'greedy', connected: true },
        { seat: 3, kind: 'open', connected: false },
      ],
    } as Table;
    expect(absent(table).map(({ name }) => name)).toEqual(['Jon']);
  });
});
