import { expect, test } from 'vitest';
import { placeUnder, putAt } from './ordering';

test('what is put elsewhere makes room where it goes', () => {
  expect(putAt(['celia', 'boris', 'pip'], 'pip', 0)).toEqual(['pip', 'celia', 'boris']);
  expect(putAt(['celia', 'boris', 'pip'], 'celia', 2)).toEqual(['boris', 'pip', 'celia']);
});

test('a point along the row is at a place of it, never beyond its ends', () => {
  expect([-5, 10, 150, 299, 400].map((along) => placeUnder(along, 300, 3))).toEqual([0, 0, 1, 2, 2]);
});
