import { IntlMessageFormat } from 'intl-messageformat';
import { expect, it } from 'vitest';
import { MOODS } from '../art/people/moods';
import en from './en.json';

const files = import.meta.glob<string>(['./*.svelte', './*.ts', '../play/*.svelte', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const source = Object.values(files).join('\n');
/** Keys put together from data: whose side it is, and the moods. */
const made = [...MOODS.map((mood) => `mood.${mood}`), 'among.', 'apart.'];

it.each(Object.entries(en.texts))('the text %s can be read and is used', (key, text) => {
  expect(() => new IntlMessageFormat(text, 'en')).not.toThrow();
  expect(source.includes(`say('${key}'`) || made.some((start) => key.startsWith(start))).toBe(true);
});
