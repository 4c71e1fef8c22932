import { expect, it } from 'vitest';
import type { Field } from '../games/default/shape';
import { differing, held } from './hands';

const FIELDS: Field[] = [
  { name: 'hand', is: 'record', many: 'list', fields: [{ name: 'card', is: 'text', many: 'one' }] },
  { name: 'worth', is: 'record', many: 'list', fields: [{ name: 'card', is: 'text', many: 'one' }] },
  { name: 'drawn', is: 'text', many: 'one' },
  { name: 'books', is: 'record', many: 'one', fields: [{ name: 'cash', is: 'number', many: 'one', unit: 'cash' }] },
  { name: 'seat', is: 'number', many: 'one' },
];
const words = { card: (id: string) => (['duck', 'bug'].includes(id) ? `the ${id}` : id) };

it('lists what a seat held: its cards and its amounts, not what was worked out for it', () => {
  const own = { hand: [{ card: 'duck' }], worth: [{ card: 'bug' }], drawn: 'bug', books: { cash: 7 }, seat: 1 };
  expect(held(own, FIELDS, words)).toEqual([
    { field: 'hand', cards: ['duck'], amount: null },
    { field: 'drawn', cards: ['bug'], amount: null },
    { field: 'cash', cards: [], amount: { cash: 7 } },
  ]);
  expect(held(null, FIELDS, words)).toEqual([]);
});

it('leaves out what all have alike', () => {
  const hands = [
    { drawn: 'bug', books: { cash: 1 } },
    { drawn: 'bug', books: { cash: 2 } },
  ];
  expect(differing(hands, FIELDS).map(({ name }) => name)).toEqual(['books']);
});
