import { describe, expect, it } from 'vitest';
import type { Chair, Table } from '../wire/types';
import { botLevel, botName, sitter } from './bots';

const chairs: Chair[] = [
  { seat: 0, kind: 'person', guest: 'g', name: 'Mira' },
  { seat: 1, kind: 'bot', bot: 'greedy' },
  { seat: 2, kind: 'bot', bot: 'random' },
  { seat: 3, kind: 'bot', bot: 'greedy' },
  { seat: 4, kind: 'open' },
];

describe('bots at a table', () => {
  it('have names of their level, no two the same', () => {
    const names = [1, 2, 3].map((seat) => botName(chairs, seat));
    expect(new Set(names).size).toBe(3);
    expect(names[0]).toBe('Ledger');
    expect(names[1]).toBe('Pod');
  });

  it('are told by their level, an unknown one by its own word', () => {
    expect(botLevel('greedy')).toBe('strong');
    expect(botLevel('oracle')).toBe('oracle');
  });

  it('sit beside people under their names', () => {
    const table = { seats: chairs } as Table;
    expect(sitter(table, 0)).toBe('Mira');
    expect(sitter(table, 1)).toBe('Ledger');
    expect(sitter(table, 4)).toBe('');
  });
});
