import { expect, test } from 'vitest';
import type { Words } from '../../../texts/words';
import { changeFor, rowOf } from './rows';

const words = {
  text: ({ key }: { key: string }) => key,
  arg: (arg: unknown) => JSON.stringify(arg),
  bare: (_: string, value: number) => ({ number: String(value), suffix: '' }),
} as Words;

test('less cash is worse, less delay is better, what is no number is neither', () => {
  const goes = (key: string, before: object | string, after: object | string) =>
    rowOf(words, { what: { key }, before, after } as never).goes;
  expect(goes('change.cash', { cash: 9 }, { cash: 6 })).toBe('down');
  expect(goes('change.delay', { time: 2 }, { time: 1 })).toBe('up');
  expect(goes('change.vp', { vp: 5 }, { vp: 5 })).toBe('same');
  expect(goes('change.skill', 'here', 'gone')).toBe('same');
  expect(rowOf(words, { what: { key: 'change.leaves' }, before: 1, after: 0 })).toMatchObject({
    after: '',
    goes: 'down',
  });
});

test('a change is found by what it is of and whom it is about', () => {
  const change = (card: string) => ({
    what: { key: 'change.delay', args: { project: { card } } },
    before: 1,
    after: 0,
  });
  expect(changeFor([change('a'), change('b')], 'change.delay', 'b')?.what.args).toEqual({ project: { card: 'b' } });
  expect(changeFor([change('a')], 'change.progress', 'a')).toBeUndefined();
});
