import { beforeEach, describe, expect, it, vi } from 'vitest';
import { me } from '../guest/guest.svelte';
import { testTable } from '../play/testTable';
import type { TalkLine } from '../wire/types';
import { muted, readMuted } from './muted.svelte';

const line = (n: number, guest: string, more: Partial<TalkLine> = { text: `line ${n}` }): TalkLine => ({
  n,
  at: 0,
  guest,
  name: guest,
  side: 'all',
  ...more,
});

function talking() {
  const { table, wire } = testTable({});
  const sound = vi.spyOn(table, 'playSound').mockImplementation(() => undefined);
  const tell = (news: boolean, ...lines: TalkLine[]) => table.said({ type: 'talk', table: 't1', news, lines });
  return { table, wire, talk: table.talk, tell, sound };
}

beforeEach(() => {
  me.id = 'g1';
  for (const guest of ['tom', 'sven']) muted.hear(guest);
});

describe('what is said at a table', () => {
  it('is heard once and in order, however often it is told', () => {
    const { talk, tell } = talking();
    tell(false, line(1, 'tom'), line(3, 'tom'));
    tell(true, line(4, 'tom'));
    tell(false, line(1, 'tom'), line(2, 'sven'), line(3, 'tom'), line(4, 'tom'));
    expect(talk.lines.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  });

  it('is news only when it comes while I am here or was gone, not when I come', () => {
    const { talk, tell, sound } = talking();
    expect(talk.talked()).toBeUndefined();
    tell(false, line(1, 'tom'), line(2, 'tom'));
    expect(talk.unread).toBe(0);
    tell(true, line(3, 'tom'));
    expect(talk.unread).toBe(1);
    expect(sound).toHaveBeenCalledExactlyOnceWith('talk');
    expect(talk.talked()).toBe(3);
    tell(false, line(4, 'tom'));
    expect(talk.unread).toBe(2);
    expect(sound).toHaveBeenCalledTimes(1);
    talk.open = true;
    expect(talk.unread).toBe(0);
  });

  it('makes no noise where I read along, and never by my own words', () => {
    const { talk, tell, sound } = talking();
    tell(true, line(1, 'g1'));
    talk.open = true;
    tell(true, line(2, 'tom'));
    expect(talk.unread).toBe(0);
    expect(sound).not.toHaveBeenCalled();
    expect(talk.spoken).toBe('tom says: line 2');
  });

  it('stays away where I muted who said it, and comes back when I hear them again', () => {
    const { talk, tell, sound } = talking();
    muted.mute('sven');
    tell(true, line(1, 'tom'), line(2, 'sven'), line(3, 'sven', { mood: 'ouch' }), line(4, 'tom'));
    expect(talk.unread).toBe(2);
    expect(talk.moods).toEqual([]);
    expect(talk.spoken).not.toContain('sven');
    expect(talk.rows.map((row) => ('line' in row ? row.line.n : row.muted.name))).toEqual([1, 'sven', 4]);
    sound.mockClear();
    tell(true, line(5, 'sven'));
    expect(sound).not.toHaveBeenCalled();
    muted.hear('sven');
    expect(talk.rows).toHaveLength(5);
  });

  it('shows a mood for a while, the last one of each', () => {
    vi.useFakeTimers();
    const { talk, tell } = talking();
    tell(false, line(1, 'tom', { mood: 'phew' }));
    expect(talk.moods).toEqual([]);
    tell(true, line(2, 'tom', { mood: 'nice' }));
    tell(true, line(3, 'tom', { mood: 'ouch' }));
    expect(talk.moods.map(({ mood }) => mood)).toEqual(['ouch']);
    vi.advanceTimersByTime(2500);
    expect(talk.moods).toEqual([]);
    vi.useRealTimers();
  });

  it('is there only where somebody else is, or something was said', () => {
    const { table, talk, tell } = talking();
    expect(talk.there).toBe(false);
    table.tableChanged({ type: 'table', table: { ...table.table, watchers: 1 }, you: table.you });
    expect(talk.there).toBe(true);
    table.tableChanged({ type: 'table', table: { ...table.table, watchers: 0 }, you: table.you });
    tell(false, line(1, 'tom'));
    expect(talk.there).toBe(true);
  });

  it('says why it was refused, and sends nothing into a dead line', async () => {
    const { talk, wire } = talking();
    wire.send.mockResolvedValueOnce({ type: 'answer', id: 'c', ok: false, say: { key: 'talk.too-fast' }, text: '' });
    expect(await talk.words('hello')).toBe(false);
    expect(talk.refused?.say.key).toBe('talk.too-fast');
    expect(await talk.mood('nice')).toBe(true);
    expect(wire.send).toHaveBeenLastCalledWith({ table: 't1', do: 'mood', mood: 'nice' });
    expect(talk.refused).toBeNull();
  });
});

it.each([
  [null, []],
  ['{', []],
  ['{"a":1}', []],
  ['["a",7,null,"b"]', ['a', 'b']],
])('whoever was muted is read as far as it makes sense: %s', (json, ids) => {
  expect(readMuted(json)).toEqual(ids);
});
