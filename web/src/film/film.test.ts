import { describe, expect, it } from 'vitest';
import type { FilmInfo, FilmMoment, UpdateFrame } from '../wire/types';
import { applied, type Change } from './changes';
import { Film } from './film';

/** Chance that can be repeated. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A game of nothing but counters, names and hands that grow, told as changes. */
function madeUp(seed: number, moments: number): FilmInfo {
  const roll = dice(seed);
  let look: unknown = {
    view: { scores: [0, 0, 0], hands: [[], [], []], mood: 'calm' },
    owes: [0],
    may: [],
    path: { stones: [] },
  };
  const info: FilmInfo = { table: 't', over: true, whole: true, look, moments: [], highlights: [] };
  for (let i = 0; i < moments; i++) {
    const seat = roll(3);
    const hand = (look as { view: { hands: number[][] } }).view.hands[seat] ?? [];
    const options: Change[][] = [
      [[['view', 'scores', seat], roll(100)]],
      [
        [['view', 'hands', seat, hand.length], roll(50)],
        [['owes'], [seat]],
      ],
      [[['view', 'hands', seat], hand.slice(1)]],
      [
        [['view', 'left'], { by: seat, at: [i] }],
        [['view', 'mood'], 'sad'],
      ],
      (look as { view: object }).view && 'left' in (look as { view: object }).view
        ? [[['view', 'left']]]
        : [[['view', 'mood'], 'calm']],
      [[[], structuredClone(look)]],
    ];
    const changes = options[roll(options.length)] ?? [];
    look = applied(look, changes);
    const events = Array.from({ length: roll(3) }, () => ({ type: 'made-up' }));
    info.moments.push({ n: i + 2, number: i + 1, at: i * 1000, events, changes } as FilmMoment);
  }
  return info;
}

/** As the server does it: in place, from the start. */
function fromTheStart(info: FilmInfo, place: number): unknown {
  let now = structuredClone(info.look) as Record<string, unknown>;
  for (const { changes } of info.moments.slice(0, place))
    for (const change of changes) {
      const [path, value] = structuredClone(change) as [(string | number)[], unknown];
      if (path.length === 0) now = value as Record<string, unknown>;
      else {
        let at: Record<string | number, unknown> = now;
        for (const step of path.slice(0, -1)) at = at[step] as Record<string | number, unknown>;
        const last = path[path.length - 1] as string;
        if (change.length === 1) Reflect.deleteProperty(at, last);
        else at[last] = value;
      }
    }
  return now;
}

describe('a film', () => {
  it('shows each place as if everything were applied from the start, wherever one comes from', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const info = madeUp(seed, 60);
      const film = new Film(info);
      const roll = dice(seed * 7);
      for (let look = 0; look < 40; look++) {
        const place = roll(film.last + 1);
        expect(film.look(place)).toEqual(fromTheStart(info, place));
      }
    }
  });

  it('never changes what somebody holds, and shares what did not change', () => {
    const look = { view: { a: { deep: [1] }, b: { deep: [2] } }, owes: [], may: [], path: { stones: [] } };
    const before = structuredClone(look);
    const changes: Change[] = [[['view', 'a', 'deep', 1], 5]];
    const film = new Film({
      table: 't',
      over: true,
      whole: true,
      look,
      moments: [{ n: 2, at: 0, events: [], changes: changes as never }],
      highlights: [],
    });
    const after = film.look(1).view as typeof look.view;
    expect(after.a.deep).toEqual([1, 5]);
    expect(look).toEqual(before);
    expect(after.b).toBe(look.view.b);
  });

  it('finds a place by its update, its entry and what was heard there', () => {
    const info = madeUp(3, 30);
    const film = new Film(info);
    for (let place = 1; place <= film.last; place++) {
      expect(film.placeOf(place + 1)).toBe(place);
      expect(film.placeOfEntry(film.entryAt(place))).toBe(place);
      for (const { id } of film.eventsOf(place)) expect(film.placeOfEvent(id)).toBe(place);
      expect(film.events(place).slice(film.events(place - 1).length)).toEqual(film.eventsOf(place));
    }
    expect(film.placeOfEntry(9999)).toBe(film.last);
    expect(film.placeOfEntry(0)).toBe(0);
  });

  it('goes on with what is heard at the table, once and without gaps', () => {
    const film = new Film(madeUp(5, 4));
    const frame = (n: number) =>
      ({
        type: 'update',
        n,
        events: [{ type: 'x' }],
        view: n,
        owes: [],
        may: [],
        path: { stones: [] },
      }) as unknown as UpdateFrame;
    expect(film.append(frame(5), 1)).toBe(false);
    expect(film.append(frame(7), 1)).toBe(false);
    expect(film.append(frame(6), 1)).toBe(true);
    expect(film.look(5).view).toBe(6);
    expect(film.last).toBe(5);
  });
});
