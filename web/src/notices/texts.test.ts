import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import clocks from '../clocks/en.json';
import notices from './en.json';

const files = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const source = Object.values(files).join('\n');

test.each([
  ['clocks', clocks],
  ['notices', notices],
])('every sentence about %s is used and can be read', (_, { texts }) => {
  expect(Object.keys(texts).filter((key) => !source.includes(`'${key}'`))).toEqual([]);
  for (const text of Object.values(texts)) expect(() => new IntlMessageFormat(text, 'en')).not.toThrow();
});
