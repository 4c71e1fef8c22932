import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { did } from './did';
import en from './en.json';

const files = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every sentence about people is used and can be read', () => {
  const source = Object.values(files).join('\n');
  expect(Object.keys(en.texts).filter((key) => !source.includes(`'${key}'`))).toEqual([]);
  for (const text of Object.values(en.texts)) expect(() => new IntlMessageFormat(text, 'en')).not.toThrow();
});

test('who comes back reads what was told of the seat meanwhile, the oldest first', () => {
  const line = (id: number, seat: number) => ({
    id,
    parts: [{ kind: 'seat' as const, seat, text: 'x' }],
    toMe: false,
  });
  const log = [
    { id: 5, heading: 'Lot 2', lines: [line(8, 1), line(6, 1)] },
    { id: 1, heading: 'Lot 1', lines: [line(4, 1), line(3, 0), line(2, 1)] },
  ];
  expect(did(log, { from: 2, to: 8 }, 1).map(({ id }) => id)).toEqual([4, 6]);
});
