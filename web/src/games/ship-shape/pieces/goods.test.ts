import { expect, test } from 'vitest';
import { list, makes, minus, missing, NONE, plus, present, sum, type Tokens } from './goods';

const held: Tokens = { organic: 1, mineral: 0, technological: 2, specialty: 0 };
const wanted: Tokens = { organic: 2, mineral: 1, technological: 1, specialty: 0 };

test('goods stand in one order: organic, mineral, technological, specialty', () => {
  expect(list({ specialty: 1, technological: 1, mineral: 1, organic: 2 })).toEqual([
    ...['organic', 'organic', 'mineral', 'technological', 'specialty'],
  ]);
});

test('what is wanted is partly there and partly missing', () => {
  expect(present(wanted, held)).toEqual({ ...NONE, organic: 1, technological: 1 });
  expect(missing(wanted, held)).toEqual({ ...NONE, organic: 1, mineral: 1 });
  expect(sum(wanted)).toBe(4);
});

test('a store after a payment and an income', () => {
  expect(plus(minus(held, { ...NONE, organic: 1 }), { ...NONE, specialty: 1 })).toEqual({
    ...NONE,
    technological: 2,
    specialty: 1,
  });
});

test('a supply lies on the ground of the one kind it makes, else on a mixed one', () => {
  expect(makes({ ...NONE, mineral: 2 })).toBe('mineral');
  expect(makes({ ...NONE, mineral: 1, specialty: 1 })).toBe('mixed');
});
