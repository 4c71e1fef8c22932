import { expect, test } from 'vitest';
import type { NoticeFrame } from '../wire/types';
import { isDue, nameOf } from './due';

const notice: NoticeFrame = {
  type: 'notice',
  kind: 'your-turn',
  table: 't1',
  game: 'boss',
  key: 'bid-3',
  say: { key: 'notice.your-turn' },
  text: 'Boss: it is your turn.',
};
const nothing = new Set<string>();

test('who looks at the table is told nothing', () => {
  expect(isDue(notice, { hidden: false, table: 't1' }, nothing)).toBe(false);
});

test('who has the page behind others, another table in front or none is told', () => {
  expect(isDue(notice, { hidden: true, table: 't1' }, nothing)).toBe(true);
  expect(isDue(notice, { hidden: false, table: 't2' }, nothing)).toBe(true);
  expect(isDue(notice, { hidden: false, table: null }, nothing)).toBe(true);
});

test('of one decision at one table somebody is told once', () => {
  const told = new Set([nameOf(notice)]);
  expect(isDue(notice, { hidden: true, table: 't1' }, told)).toBe(false);
  expect(isDue({ ...notice, key: 'bid-4' }, { hidden: true, table: 't1' }, told)).toBe(true);
  expect(isDue({ ...notice, table: 't2' }, { hidden: true, table: 't1' }, told)).toBe(true);
});
