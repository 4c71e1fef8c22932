import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BossBoard } from '../board.svelte';
import type { DraftPersonView, DraftView, Edit } from '../types';
import { Drafting } from './drafting.svelte';

const person = (id: string, boss: string | null, more: Partial<DraftPersonView> = {}) =>
  ({ person: id, boss, waiting: false, gone: false, moved: false, salary: 2, ...more }) as DraftPersonView;

const draft = {
  done: false,
  ceo: 'founder',
  people: [
    person('founder', null),
    person('celia', 'founder'),
    person('ned', 'celia', { previousBoss: 'founder', moved: true }),
    person('imani', null, { waiting: true }),
  ],
  now: { exactBosses: 0 },
  appoint: [{ reason: 'retire', heirs: [] }],
  dismissible: ['ned'],
  workshopOpen: true,
} as unknown as DraftView;

let sent: Edit[];
let drafting: Drafting;
let board: { hasIdeas: boolean };
let stop: () => void;

beforeEach(() => {
  sent = [];
  const play = {
    update: 1,
    preview: () => Promise.resolve({ changes: [], sums: [] }),
    send: (move: Edit) => Promise.resolve(sent.push(move)),
    playSound: vi.fn(),
  };
  const made = {
    own: { draft },
    play,
    text: (key: string) => key,
    cash: (value: number) => `$${value}`,
    hinted: () => null,
    agenda: () => ({ cost: 1 }),
    hasIdeas: true,
  };
  board = made;
  stop = $effect.root(() => {
    drafting = new Drafting(made as unknown as BossBoard);
  });
});
afterEach(() => stop());

it('places whom I take up under whom I press', async () => {
  drafting.press('imani');
  expect(drafting.held).toBe('imani');
  drafting.press('founder');
  await vi.waitFor(() => expect(drafting.held).toBeNull());
  expect(sent).toEqual([{ type: 'place', person: 'imani', boss: 'founder' }]);
});

it('puts back whom I press twice, or drop where they were', () => {
  drafting.press('ned');
  drafting.press('ned');
  expect(drafting.held).toBeNull();
  drafting.press('ned');
  drafting.press('celia');
  expect(drafting.held).toBeNull();
  expect(sent).toEqual([]);
});

it('sends what a drag ends with once, whatever the press after it', async () => {
  const carried = drafting.carried('ned', () => 'founder');
  carried?.lift();
  carried?.move({ x: 1, y: 2, under: () => null });
  expect(drafting.move).toEqual({ type: 'place', person: 'ned', boss: 'founder' });
  carried?.drop({ x: 1, y: 2, under: () => null });
  drafting.press('founder');
  await vi.waitFor(() => expect(drafting.intent).toBeNull());
  expect(sent).toHaveLength(1);
});

it('never lifts the CEO', () => {
  expect(drafting.carried('founder', () => null)).toBeNull();
});

it('asks before somebody is dismissed, and only who may be', () => {
  drafting.dismiss('celia');
  expect(drafting.intent).toBeNull();
  expect(drafting.onkey('d', 'ned')).toBe(true);
  expect(drafting.move).toEqual({ type: 'dismiss', person: 'ned' });
  flushSync();
  expect(drafting.acts?.map(({ id }) => id)).toEqual(['back', 'dismiss']);
  expect(drafting.onkey('escape', null)).toBe(true);
  expect(drafting.move).toBeNull();
});

it('finds the heir on the chart once the way is chosen', () => {
  drafting.appoint('retire');
  drafting.point('founder');
  expect(drafting.move).toBeNull();
  drafting.point('celia');
  expect(drafting.move).toEqual({ type: 'appoint', person: 'celia', reason: 'retire' });
});

it('shows where somebody sat last round', () => {
  const root = drafting.tree(draft, true);
  expect(root.kids.map(({ id }) => id)).toEqual(['celia', 'ghost:ned']);
});

it('tells of a workshop only where ideas are in play', () => {
  expect(drafting.acts?.map(({ id }) => id)).toContain('workshop');
  board.hasIdeas = false;
  expect(drafting.acts?.map(({ id }) => id)).not.toContain('workshop');
});
