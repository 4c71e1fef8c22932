import { expect, it } from 'vitest';
import type { Play } from '../games/board';
import { readTexts } from '../texts/sources';
import { Speaker } from '../texts/speaker';
import { Base, byId } from './base.svelte';

interface View {
  desks: string[];
}
const words = new Speaker(
  readTexts({ texts: { 'board.hello': 'Hello {n}', 'board.short.ux': 'UX' }, units: { money: { prefix: '$' } } }),
  { seatName: String, mine: 0, cardName: (id) => ({ ux: 'User experience', dev: 'Developer' })[id] },
);

class Desk extends Base<View, null, never, never, { options: { id: string; default: number }[] }> {
  get mine() {
    return this.mineOf(this.view.desks);
  }
}
const at = (seat: number | null, over: object = {}) =>
  new Desk({
    seat,
    view: { desks: ['oak', 'pine'] },
    box: { options: [{ id: 'rounds', default: 6 }] },
    table: { options: {} },
    prompt: null,
    prefs: { speed: 'slow' },
    reducedMotion: false,
    words,
    ...over,
  } as unknown as Play<View, null, never, never, { options: { id: string; default: number }[] }>);

it('knows what is mine; a watcher has nothing', () => {
  expect(at(1).mine).toBe('pine');
  expect(at(null).mine).toBeNull();
});

it('offers nothing where nothing is asked', () => {
  expect(at(0).choices).toEqual([]);
});

it('reads an option as the table set it, else as it is in the box', () => {
  expect(at(0).option('rounds')).toBe(6);
  expect(at(0, { table: { options: { rounds: 8 } } }).option('rounds')).toBe(8);
  expect(at(0).option('weather')).toBeUndefined();
});

it('speaks by the labels of the board, and shortly where there is a short name', () => {
  expect(at(0).text('hello', { n: 3 })).toBe('Hello 3');
  expect(at(0).short('ux')).toBe('UX');
  expect(at(0).short('dev')).toBe('Developer');
});

it('writes a change with its sign', () => {
  expect(at(0).change('money', -3)).toBe('−$3');
  expect(at(0).change('money', 3)).toBe('+$3');
});

it('moves at the speed of the person, and not at all for who wants that', () => {
  expect(at(0).time(100)).toBe(170);
  expect(at(0, { reducedMotion: true }).time(100)).toBe(0);
  expect(at(0, { reducedMotion: true }).paced(100)).toBe(170);
});

it('finds cards by their ids', () => {
  expect(byId([{ id: 'ux', cost: 2 }]).ux?.cost).toBe(2);
});
