import { beforeEach, expect, it } from 'vitest';
import type { Table } from '../wire/types';
import { openBox, openedGames } from './opened';

beforeEach(() => localStorage.clear());

it('is a first time until the box was opened, here or at a table I was at', () => {
  expect(openedGames([]).has('boss')).toBe(false);
  openBox('boss');
  openBox('boss');
  expect([...openedGames([{ game: 'ship-it' } as Table])].sort()).toEqual(['boss', 'ship-it']);
});
