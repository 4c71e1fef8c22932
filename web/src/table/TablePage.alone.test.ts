import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Table, UpdateFrame } from '../wire/types';
import type { Follower } from '../wire/wire.svelte';
import TablePage from './TablePage.svelte';

const { wire } = vi.hoisted(() => ({
  wire: {
    connection: 'live',
    taking: true,
    bye: null,
    follower: null as unknown,
    start: () => undefined,
    follow: (_: string, follower: unknown) => {
      wire.follower = follower;
      return () => undefined;
    },
  },
}));
vi.mock('../wire/connect', () => ({ wire }));
vi.mock('../guest/guest.svelte', () => ({ me: { arrive: () => Promise.resolve(), token: 't', named: true } }));
vi.mock('../wire/api', () => ({ api: { games: () => Promise.resolve([]) }, ApiError: class extends Error {} }));
vi.mock('./equip', () => ({
  fetchAhead: () => undefined,
  equip: () => Promise.resolve({ board: {}, box: {}, words: { text: () => 'Ada wins.' }, title: 'Test', bots: [] }),
}));

const table = { id: 't1', game: 'test', stage: 'unreadable', seats: [], options: {} } as unknown as Table;
const last = {
  type: 'update',
  table: 't1',
  n: 9,
  events: [],
  view: {},
  owes: [],
  may: [],
  path: { stones: [] },
} as unknown as UpdateFrame;

/** A table of other rules, and how it looked last as far as it was filmed. */
async function opened(filmed: UpdateFrame | null) {
  render(TablePage, { id: 't1' });
  const follower = wire.follower as Follower;
  follower.tableChanged({ type: 'table', table, you: { seats: [], host: false, takeBack: [], askBack: [] } });
  if (filmed) follower.updated(filmed);
  await screen.findByRole('heading', { name: 'This table was played by other rules.' });
}

it('leads from a table of other rules to its film', async () => {
  await opened(last);
  expect((await screen.findByRole('link', { name: 'Replay' })).getAttribute('href')).toBe('/t/t1/replay');
});

it('tells who won an old game', async () => {
  await opened({ ...last, result: { headline: { key: 'won' }, standings: [] } });
  expect(await screen.findByText(/^Ada wins\./)).toBeTruthy();
});

it('leads nowhere where nothing was filmed', async () => {
  await opened(null);
  expect(screen.queryByRole('link', { name: 'Replay' })).toBeNull();
});
