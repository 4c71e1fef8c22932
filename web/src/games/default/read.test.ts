import { describe, expect, it } from 'vitest';
import { cardsOf, read, spelled } from './read';
import type { Field, Shape } from './shape';

const one = (name: string, is: Field['is'], more: Partial<Field> = {}): Field => ({ name, is, many: 'one', ...more });
const shape = (view: Field[], own: Field[] = [], moves: Shape['moves'] = {}): Shape => ({ view, own, moves });
const box = {
  events: [{ id: 'boom', name: 'Boom', text: 'All gain 2 users.', cost: 3, category: 'sales' }],
  deep: { more: [{ id: 'crunch', name: 'Crunch' }] },
};
const boom = { id: 'boom', name: 'Boom', text: 'All gain 2 users.', cost: '3', category: 'sales' };

describe('reading a view', () => {
  it('labels plain values, with their unit where there is one', () => {
    const view = { month: 3, price: 7, open: true, mood: 'calm', first: 1, said: { key: 'a' } };
    const fields = [
      one('month', 'number'),
      one('price', 'number', { unit: 'dollars' }),
      one('open', 'flag'),
      one('mood', 'text'),
      one('first', 'seat'),
      one('said', 'say'),
    ];

    const { facts } = read(view, null, shape(fields), box, 2);

    expect(facts.map(({ field, value }) => [field, value])).toEqual([
      ['month', 3],
      ['price', { dollars: 7 }],
      ['open', true],
      ['mood', 'calm'],
      ['first', { seat: 1 }],
      ['said', { say: { key: 'a' } }],
    ]);
  });

  it('keeps the place of what is not there yet', () => {
    const { facts } = read({}, null, shape([one('price', 'number')]), box, 2);
    expect(facts).toEqual([{ field: 'price', value: null, own: false }]);
  });

  it('gives each seat its figures because the shape says so, not because a list is as long', () => {
    const fields = [
      one('users', 'number', { many: 'by-seat' }),
      one('money', 'number', { many: 'by-seat', unit: 'dollars' }),
      one('dice', 'number', { many: 'list' }),
    ];

    const { seats, facts } = read({ users: [4, 5], money: [1, 2], dice: [6, 6] }, null, shape(fields), box, 2);

    expect(seats[1]).toEqual([
      { field: 'users', value: 5, own: false },
      { field: 'money', value: { dollars: 2 }, own: false },
    ]);
    expect(facts).toEqual([{ field: 'dice', value: [6, 6], own: false }]);
  });

  it('takes a record by seat apart: figures to the seat, cards to zones of the seat', () => {
    const inside = [one('cash', 'number'), one('hand', 'backs'), one('row', 'card', { many: 'list' })];
    const fields = [one('companies', 'record', { many: 'by-seat', fields: inside })];
    const view = { companies: [{ cash: 3, hand: 2, row: ['boom'] }] };

    const { seats, zones } = read(view, null, shape(fields), box, 1);

    expect(seats[0]?.map(({ field }) => field)).toEqual(['cash']);
    expect(zones).toEqual([
      { field: 'hand', seat: 0, own: false, cards: [], backs: 2 },
      { field: 'row', seat: 0, own: false, cards: [boom], backs: 0 },
    ]);
  });

  it('shows cards from the box by their faces, and only those a field names', () => {
    const fields = [one('event', 'card'), one('mood', 'text')];

    const { zones, facts } = read({ event: 'boom', mood: 'crunch' }, null, shape(fields), box, 2);

    expect(zones).toEqual([{ field: 'event', seat: null, own: false, cards: [boom], backs: 0 }]);
    expect(facts[0]?.value).toBe('crunch');
  });

  it('leaves no zone where no card lies', () => {
    const fields = [one('event', 'card'), one('deck', 'backs'), one('row', 'card', { many: 'list' })];
    expect(read({ event: null, deck: 0, row: [] }, null, shape(fields), box, 2).zones).toEqual([]);
  });

  it('marks what I alone see', () => {
    const own = [one('choice', 'say'), one('hand', 'card', { many: 'list' })];

    const { facts, zones } = read({}, { choice: { key: 'a' }, hand: ['boom'] }, shape([], own), box, 2);

    expect(facts[0]).toMatchObject({ field: 'choice', own: true });
    expect(zones[0]).toMatchObject({ field: 'hand', own: true });
  });

  it('makes a table of a list of records', () => {
    const fields = [
      one('lots', 'record', {
        many: 'list',
        fields: [one('card', 'card'), one('price', 'number', { unit: 'dollars' })],
      }),
    ];

    const { rows } = read({ lots: [{ card: 'boom', price: 2 }] }, null, shape(fields), box, 2);

    expect(rows).toEqual([{ field: 'lots', columns: ['card', 'price'], rows: [[{ card: 'boom' }, { dollars: 2 }]] }]);
  });

  it('says nothing of what only a board of its own could show', () => {
    expect(read({ tree: { a: 1 } }, null, shape([one('tree', 'other')]), box, 2).facts).toEqual([]);
  });
});

describe('what a choice is about', () => {
  const moves = { lay: [one('cards', 'card', { many: 'list' }), one('note', 'text')], take: [one('card', 'card')] };

  it('is the cards its move names', () => {
    expect(cardsOf({ type: 'lay', cards: ['boom', 'crunch'], note: 'x' } as never, shape([], [], moves))).toEqual([
      'boom',
      'crunch',
    ]);
    expect(cardsOf({ type: 'take', card: 'boom' } as never, shape([], [], moves))).toEqual(['boom']);
    expect(cardsOf({ type: 'pass' }, shape([], [], moves))).toEqual([]);
  });
});

describe('a name of the code', () => {
  it('is spelled out', () => {
    expect(spelled('usersPerDollar')).toBe('Users per dollar');
    expect(spelled('main-auction')).toBe('Main auction');
  });
});
