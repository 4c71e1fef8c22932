import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { grouped, sha256 } from './check';
import en from './en.json';
import { firstShown, remember } from './shown';

const files = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true });

test('every sentence about the proof is used and can be read', () => {
  const source = Object.values(files).join('\n');
  expect(Object.keys(en.texts).filter((key) => !source.includes(`'${key}'`))).toEqual([]);
  for (const text of Object.values(en.texts)) expect(() => new IntlMessageFormat(text, 'en')).not.toThrow();
});

test('the browser comes to the same hash as the house', async () => {
  expect(await sha256('boardroom commitment 1\n')).toBe(
    'dbf1ad6403fb6e332139781ac8067df4826831f04489b5cb786232cbd9087063',
  );
  expect(grouped('0123456789abcdef01234567')).toBe('01234567 89abcdef 01234567');
});

test('the hash that was shown first stays, whatever is told later', () => {
  remember('t1', 'aa');
  remember('t1', 'bb');
  expect(firstShown('t1')).toBe('aa');
  expect(firstShown('t2')).toBeNull();
});
