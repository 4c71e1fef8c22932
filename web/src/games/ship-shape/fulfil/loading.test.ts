import { expect, test } from 'vitest';
import { NONE } from '../pieces/goods';
import { loaded } from './loading';

const kitchen = { ...NONE, organic: 3, mineral: 3, technological: 3 };

test('goods fill one hold after the other', () => {
  const [tram, narrow] = loaded(kitchen, [
    { card: 'electric-tram', capacity: 4 },
    { card: 'narrow-gauge', capacity: 5 },
  ]);
  expect(tram?.cargo).toEqual(['organic', 'organic', 'organic', 'mineral']);
  expect(narrow?.cargo).toEqual(['mineral', 'mineral', 'technological', 'technological', 'technological']);
});

test('what finds no room stays on the quay, and a spare hold stays empty', () => {
  const holds = loaded(kitchen, [
    { card: 'rack-railway', capacity: 8 },
    { card: 'hand-car', capacity: 3 },
    { card: 'electric-tram', capacity: 4 },
  ]);
  expect(holds.map(({ cargo }) => cargo.length)).toEqual([8, 1, 0]);
  expect(loaded(kitchen, [{ card: 'hand-car', capacity: 3 }]).flatMap(({ cargo }) => cargo)).toHaveLength(3);
});
