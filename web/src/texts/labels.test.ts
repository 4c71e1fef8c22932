import { describe, expect, it } from 'vitest';
import { IntlMessageFormat } from 'intl-messageformat';
import en from './en.json';

const files = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../gallery/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const source = Object.values(files).join('\n');
/** Keys put together from data, by how they begin. */
const MADE = [
  'bot.',
  'strength.',
  'pace.',
  'temperament.',
  'feel.',
  'about.',
  'connection.',
  'source.',
  'stage.',
  'prefs.speed.',
  'prefs.theme.',
  'prefs.cards.',
  'prefs.seats.',
  'client.',
  'teaches.',
  'title.',
];

describe('the client’s own texts', () => {
  it('are all used', () => {
    const dead = Object.keys(en.texts).filter(
      (key) => !source.includes(`'${key}'`) && !MADE.some((start) => key.startsWith(start)),
    );
    expect(dead).toEqual([]);
  });

  it('can all be read', () => {
    for (const text of Object.values(en.texts)) expect(() => new IntlMessageFormat(text, 'en')).not.toThrow();
  });
});
