import { expect, it } from 'vitest';
import { countWords, dropWords, keepWords, keptWords } from './words';

it('keeps the five words of whoever made them here, and of nobody else', () => {
  keepWords('mira', ['plank', 'otter', 'seven', 'mango', 'gavel']);
  expect(keptWords('mira')).toHaveLength(5);
  expect(keptWords('jon')).toBeNull();
  expect(keptWords(null)).toBeNull();
  dropWords();
  expect(keptWords('mira')).toBeNull();
});

it('counts words whatever stands between them', () => {
  expect(countWords('Plank, otter\nseven - mango;gavel ')).toBe(5);
  expect(countWords('  ')).toBe(0);
});
