import { describe, expect, it } from 'vitest';
import type { Chair, Table } from '../wire/types';
import { worthShowing } from './tables';

const table = (id: string, stage: Table['stage'], ...guests: string[]): Table => ({
  id,
  stage,
  code: 'K7R2M',
  game: 'esop-wars',
  host: guests[0] ?? '',
  options: {},
  paused: false,
  watchers: 0,
  seats: guests.map((guest, seat): Chair => ({ seat, kind: 'person', guest, name: guest })),
});
const ids = (shown: ReturnType<typeof worthShowing>) => shown.cards.map((card) => card.table.id);

describe('the tables on the first page', () => {
  it('are mine first, the running ones before the others', () => {
    const mine = [table('done', 'over', 'me'), table('open', 'waiting', 'me'), table('runs', 'playing', 'me')];
    expect(ids(worthShowing(mine, [], 'me', 3))).toEqual(['runs', 'open', 'done']);
  });

  it('leave a place for somebody else’s table, and never show mine twice', () => {
    const mine = [table('a', 'playing', 'me'), table('b', 'playing', 'me'), table('c', 'playing', 'me')];
    const shown = worthShowing(mine, [table('a', 'playing', 'me'), table('x', 'playing', 'you')], 'me', 3);
    expect(ids(shown)).toEqual(['a', 'b', 'x']);
    expect(shown.more).toBe(1);
  });
});
