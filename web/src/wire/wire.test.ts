import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangesFrame, Frame, TableFrame, UpdateFrame, YouFrame } from './types';
import { SIGNED_OUT, Wire, type Follower, type Line } from './wire.svelte';

class FakeLine implements Line {
  sent: Record<string, unknown>[] = [];
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.(new Event('open'));
    this.say({ type: 'welcome', guest: { id: 'g1', name: 'Mira' } });
  }
  say(frame: Frame) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
  breakOff() {
    this.onclose?.(new CloseEvent('close'));
  }
  commands() {
    return this.sent.filter((frame) => 'do' in frame);
  }
}

let lines: FakeLine[];
const last = () => lines[lines.length - 1] as FakeLine;

function wire(token: string | null = 'secret') {
  const made = new Wire(
    () => {
      const line = new FakeLine();
      lines.push(line);
      return line;
    },
    () => token,
  );
  made.start();
  return made;
}

function follower(n = { value: 0 }) {
  return {
    tableChanged: vi.fn(),
    iChanged: vi.fn(),
    updated: vi.fn((frame: UpdateFrame) => {
      n.value = frame.n;
    }),
    clockChanged: vi.fn(),
    called: vi.fn(),
    said: vi.fn(),
    talked: () => undefined,
    refusedToOpen: vi.fn(),
    since: () => n.value,
  } satisfies Follower;
}

const update = (n: number): UpdateFrame => ({
  type: 'update',
  table: 't1',
  n,
  events: [],
  view: {},
  owes: [],
  may: [],
  path: { stones: [] },
});

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the wire', () => {
  it('says hello with its token first and is live once welcomed', () => {
    const w = wire();
    expect(w.connection).toBe('connecting');
    last().open();
    expect(last().sent[0]).toEqual({ hello: 'secret', updates: 'changes' });
    expect(w.connection).toBe('live');
  });

  it('tells followers how everything stands when it is told only what changed', () => {
    const w = wire();
    const f = follower();
    last().open();
    w.follow('t1', f);
    last().say({ ...update(1), view: { round: 1, teams: [{ coins: 5 }, { coins: 7 }] }, own: { hand: ['a'] } });
    const before = f.updated.mock.calls[0]?.[0] as UpdateFrame;
    const { type, table, events } = update(2);
    const changes: ChangesFrame['changes'] = [
      [['view', 'teams', 1], { coins: 4 }],
      [['view', 'lot'], { number: 3 }],
      [['owes'], [1]],
    ];
    last().say({ type, table, n: 2, events, changes, clock: null });
    last().say({ type, table, n: 3, events, changes: [[['view', 'lot']]] });
    const [second, third] = f.updated.mock.calls.slice(1).map(([frame]) => frame);
    expect(second).toMatchObject({ n: 2, owes: [1], may: [], own: { hand: ['a'] } });
    expect(second?.view).toEqual({ round: 1, teams: [{ coins: 5 }, { coins: 4 }], lot: { number: 3 } });
    expect(third?.view).toEqual({ round: 1, teams: [{ coins: 5 }, { coins: 4 }] });
    // What came before is left as it was, and what did not change is the same thing.
    expect(before.view).toEqual({ round: 1, teams: [{ coins: 5 }, { coins: 7 }] });
    expect(second?.own).toBe(before.own);
  });

  it.each([
    ['a gap', (): void => last().say({ ...update(1) }), 3],
    ['nothing before', (): void => undefined, 2],
  ])('opens the table again where changes follow %s', (_, say, n) => {
    const w = wire();
    const f = follower();
    last().open();
    w.follow('t1', f);
    say();
    const heard = f.updated.mock.calls.length;
    last().say({ type: 'update', table: 't1', n, events: [], changes: [[['owes'], [1]]] });
    expect(f.updated).toHaveBeenCalledTimes(heard);
    expect(last().commands().at(-1)).toMatchObject({ do: 'open', table: 't1', since: heard });
  });

  it('answers each command by its own promise', async () => {
    const w = wire();
    last().open();
    const first = w.send({ do: 'start', table: 't1' });
    const second = w.send({ do: 'pause', table: 't1' });
    const [a, b] = last().commands();
    last().say({ type: 'answer', id: String(b?.id), ok: false, say: { key: 'no' }, text: 'No.' });
    last().say({ type: 'answer', id: String(a?.id), ok: true, number: 7 });
    expect(await first).toMatchObject({ ok: true, number: 7 });
    expect(await second).toMatchObject({ ok: false, text: 'No.' });
    expect(w.pending).toBe(0);
  });

  it('keeps a command that was given before the line is up', async () => {
    const w = wire();
    const answer = w.send({ do: 'sit', table: 't1', seat: 1 });
    expect(last().commands()).toHaveLength(0);
    last().open();
    last().say({ type: 'answer', id: String(last().commands()[0]?.id), ok: true });
    expect(await answer).toMatchObject({ ok: true });
  });

  it('sends an unanswered move again with the same id after a break, and asks for what it missed', async () => {
    const w = wire();
    const f = follower();
    last().open();
    w.follow('t1', f);
    expect(last().commands()[0]).toMatchObject({ do: 'open', table: 't1', since: 0 });
    last().say(update(41));
    const answer = w.send({ do: 'move', table: 't1', seat: 0, decision: 'lot-7', move: { type: 'pass' } });
    const id = last().commands()[1]?.id;
    last().breakOff();
    expect(w.connection).toBe('reconnecting');
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().commands()[0]).toMatchObject({ do: 'open', table: 't1', since: 41 });
    expect(last().commands()[1]).toMatchObject({ do: 'move', id });
    last().say({ type: 'answer', id: String(id), ok: true, number: 9 });
    expect(await answer).toMatchObject({ ok: true, number: 9 });
    expect(lines).toHaveLength(2);
  });

  it('does not ask a question of the moment twice', async () => {
    const w = wire();
    last().open();
    const answer = w.send({ do: 'preview', table: 't1', seat: 0, move: { type: 'pass' } }, false);
    last().breakOff();
    expect(await answer).toMatchObject({ ok: false });
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().commands()).toHaveLength(0);
  });

  it('waits longer after each failed try, and not at all when told to try now', () => {
    const w = wire();
    last().open();
    last().breakOff();
    const first = (w.nextTry ?? 0) - Date.now();
    vi.advanceTimersByTime(first);
    last().breakOff();
    const second = (w.nextTry ?? 0) - Date.now();
    expect(second).toBeGreaterThan(first);
    const before = lines.length;
    w.tryNow();
    expect(lines).toHaveLength(before + 1);
    expect(w.nextTry).toBeNull();
  });

  it('takes a line that does not answer for dead', () => {
    const w = wire();
    last().open();
    void w.send({ do: 'start', table: 't1' });
    vi.advanceTimersByTime(10_000);
    expect(lines[0]?.closed).toBe(true);
    expect(w.connection).toBe('reconnecting');
  });

  it('stays away when a newer socket of the same person took over, until asked', () => {
    const w = wire();
    last().open();
    last().say({ type: 'bye', say: { key: 'bye.newer-socket' } });
    last().breakOff();
    expect(w.connection).toBe('offline');
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    w.tryNow();
    last().open();
    expect(w.connection).toBe('live');
    expect(w.bye).toBeNull();
  });

  it('stays away when this device was signed out', () => {
    const w = wire();
    last().open();
    last().say({ type: 'bye', say: { key: SIGNED_OUT } });
    last().breakOff();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(w.connection).toBe('offline');
  });

  it('comes back after the server shut down', () => {
    const w = wire();
    last().open();
    last().say({ type: 'bye', say: { key: 'bye.shutting-down' } });
    last().breakOff();
    expect(w.connection).toBe('reconnecting');
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(2);
  });

  it('opens a table again that stopped, from where it is', () => {
    vi.useFakeTimers();
    const made = wire();
    last().open();
    made.follow('t1', follower({ value: 4 }));
    const stopped = { type: 'table', table: { id: 't1', stage: 'stopped' }, you: {} } as unknown as TableFrame;

    last().say(stopped);
    vi.advanceTimersByTime(2_000);

    expect(
      last()
        .commands()
        .map(({ do: what, since }) => [what, since]),
    ).toEqual([
      ['open', 4],
      ['open', 4],
    ]);
  });

  it('knows whether the house takes anything, and asks anew on a new line', () => {
    const made = wire();
    last().open();
    last().say({ type: 'house', taking: false });
    expect(made.taking).toBe(false);
    last().say({ type: 'house', taking: true });
    expect(made.taking).toBe(true);
    last().say({ type: 'house', taking: false });
    made.restart();
    last().open();
    expect(made.taking).toBe(true);
  });

  it('tells a follower of its own table only, and that a table cannot be opened', async () => {
    const w = wire();
    const here = follower();
    const there = follower();
    last().open();
    w.follow('t1', here);
    w.follow('t2', there);
    const frame: TableFrame = {
      type: 'table',
      table: {
        id: 't1',
        code: 'K7R2M',
        game: 'esop-wars',
        stage: 'waiting',
        host: 'g1',
        options: {},
        paused: false,
        watchers: 0,
        seats: [],
      },
      you: { seats: [0], host: true, takeBack: [], askBack: [] },
    };
    last().say(frame);
    expect(here.tableChanged).toHaveBeenCalledWith(frame);
    expect(there.tableChanged).not.toHaveBeenCalled();
    const you: YouFrame = { type: 'you', table: 't1', you: { ...frame.you, takeBack: [0] } };
    last().say(you);
    expect(here.iChanged).toHaveBeenCalledWith(you);
    expect(there.iChanged).not.toHaveBeenCalled();
    const opened = last().commands()[1];
    last().say({ type: 'answer', id: String(opened?.id), ok: false, say: { key: 'no-table' }, text: 'No such table.' });
    await vi.advanceTimersByTimeAsync(0);
    expect(there.refusedToOpen).toHaveBeenCalledWith({ key: 'no-table' }, 'No such table.');
  });

  it('no longer hears of a table it left', () => {
    const w = wire();
    const f = follower();
    last().open();
    const leave = w.follow('t1', f);
    leave();
    last().say(update(1));
    expect(f.updated).not.toHaveBeenCalled();
    expect(last().commands()[1]).toMatchObject({ do: 'close', table: 't1' });
  });
});

describe('the heartbeat', () => {
  const pings = () =>
    last()
      .sent.filter((frame) => 'ping' in frame)
      .map(({ ping }) => ping);
  /** Everything else is answered too. */
  const answerAll = () => {
    for (const { id } of last().commands()) last().say({ type: 'answer', id: String(id), ok: true });
  };
  const pong = (n: number) => last().say({ type: 'pong', n } as unknown as Frame);

  it('asks every two seconds while a table is open, and not before or after', () => {
    const w = wire();
    last().open();
    vi.advanceTimersByTime(6_000);
    expect(pings()).toEqual([]);
    const leave = w.follow('t1', follower());
    answerAll();
    for (const n of [1, 2, 3]) {
      vi.advanceTimersByTime(2_000);
      pong(n);
    }
    expect(pings()).toEqual([1, 2, 3]);
    leave();
    answerAll();
    vi.advanceTimersByTime(20_000);
    expect(pings()).toHaveLength(3);
    expect(w.connection).toBe('live');
  });

  it('notices a line that died without a word within five seconds', () => {
    const w = wire();
    w.follow('t1', follower());
    last().open();
    vi.advanceTimersByTime(2_000);
    pong(1);
    vi.advanceTimersByTime(4_900);
    expect(w.connection).toBe('reconnecting');
    expect(lines[0]?.closed).toBe(true);
  });

  it('takes anything that is heard for an answer', () => {
    const w = wire();
    w.follow('t1', follower());
    last().open();
    answerAll();
    for (let n = 1; n < 10; n++) {
      vi.advanceTimersByTime(2_000);
      last().say(update(n));
    }
    expect(w.connection).toBe('live');
  });

  it('asks at once when the page wakes up, and knows soon that the line is gone', () => {
    const w = wire();
    w.follow('t1', follower());
    last().open();
    w.look();
    expect(pings()).toEqual([1]);
    vi.advanceTimersByTime(3_000);
    expect(w.connection).toBe('reconnecting');
  });

  it('does not wait to be told twice that the network is gone, and comes back with it', () => {
    const w = wire();
    w.follow('t1', follower());
    last().open();
    w.networkGone();
    expect(w.connection).toBe('reconnecting');
    expect(w.down).toBe(true);
    w.look();
    last().open();
    expect(w.connection).toBe('live');
    expect(w.down).toBe(false);
  });
});
