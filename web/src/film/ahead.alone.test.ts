import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../wire/api';
import type { FilmInfo } from '../wire/types';
import { askAhead, filmOf, wantedEyes } from './ahead';

vi.mock('../guest/guest.svelte', () => ({ me: { token: 't' } }));

const FILM = { table: 'x' } as unknown as FilmInfo;

beforeEach(() => void vi.spyOn(api, 'film').mockResolvedValue(FILM));

test('a film that was asked for ahead is not asked for again, but looked at anew it is', async () => {
  askAhead('x', 'open');

  expect(await filmOf('x', 'open')).toBe(FILM);
  expect(api.film).toHaveBeenCalledTimes(1);
  await filmOf('x', 'open');
  expect(api.film).toHaveBeenCalledTimes(2);
});

test('other eyes, or another table, are asked for by themselves', async () => {
  askAhead('x', 'open');

  await filmOf('x', '1');
  await filmOf('y', 'open');

  expect(vi.mocked(api.film).mock.calls).toEqual([
    ['t', 'x', 'open'],
    ['t', 'x', '1'],
    ['t', 'y', 'open'],
  ]);
});

test('whoever opens a film that was refused ahead hears why', async () => {
  const why = new Error('not over');
  vi.mocked(api.film).mockRejectedValueOnce(why);

  askAhead('x', 'open');

  await expect(filmOf('x', 'open')).rejects.toBe(why);
});

test('an address without eyes asks for all hands open', () => {
  expect(wantedEyes(new URLSearchParams('at=3'))).toBe('open');
  expect(wantedEyes(new URLSearchParams('eyes=2'))).toBe('2');
});
