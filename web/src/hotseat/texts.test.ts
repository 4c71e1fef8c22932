import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import en from './en.json';

const files = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Said by their first part and what somebody or something is. */
const MADE = [/^queue\.(now|next|chosen|away|looks-away)$/, /^curtain\.take\.(computer|tablet|phone)$/];

test('every sentence about a shared screen is used and can be read', () => {
  const source = Object.values(files).join('\n');
  const dead = Object.keys(en.texts).filter(
    (key) => !source.includes(`'${key}'`) && !MADE.some((made) => made.test(key)),
  );
  expect(dead).toEqual([]);
  for (const text of Object.values(en.texts)) expect(() => new IntlMessageFormat(text, 'en')).not.toThrow();
});
