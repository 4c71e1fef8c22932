import { describe, expect, it } from 'vitest';
import { NONE, type Tokens } from '../pieces/goods';
import type { FirmView, Order, OrderView, Transport } from '../types';
import { startsFor } from './starts';

const tokens = (some: Partial<Tokens>): Tokens => ({ ...NONE, ...some });
const firm = (seat: number, held: Partial<Tokens>, transports: FirmView['transports'] = []) =>
  ({ seat, tokens: tokens(held), supplies: [], transports }) as unknown as FirmView;
const near = (seat: number, there: Partial<Tokens>, missing: Partial<Tokens>, capacity = 9) => ({
  seat,
  there: tokens(there),
  missing: tokens(missing),
  capacity,
});
const cards = {
  order: () => ({ load: 4, type: 'rail' }) as Order,
  transport: () => ({ types: ['rail'], cost: tokens({ mineral: 2 }) }) as unknown as Transport,
};
const open = (firms: FirmView[], ...orders: OrderView['near'][]) => ({
  firms,
  orders: orders.map((each, i) => ({ card: `order-${i}`, open: true, near: each, ways: [] })),
  ...cards,
});

describe('first ideas for an offer', () => {
  it('ask who holds what I miss, and give what I can spare', () => {
    const table = open(
      [firm(0, { organic: 4 }), firm(1, { technological: 2 })],
      [near(0, { organic: 2 }, { technological: 2 }), near(1, {}, { organic: 2 })],
    );
    expect(startsFor(0, table)).toEqual([
      {
        to: 1,
        order: 'order-0',
        give: { tokens: tokens({ organic: 2 }), supplies: [], transports: [] },
        want: { tokens: tokens({ technological: 2 }), supplies: [], transports: [] },
      },
    ]);
  });

  it('never give what the order itself takes', () => {
    const table = open(
      [firm(0, { organic: 2 }), firm(1, { technological: 2 })],
      [near(0, { organic: 2 }, { technological: 2 }), near(1, {}, {})],
    );
    expect(startsFor(0, table)).toEqual([]);
  });

  it('give two for a rare good', () => {
    const table = open(
      [firm(0, { mineral: 3 }), firm(1, { specialty: 1 })],
      [near(0, {}, { specialty: 1 }), near(1, {}, {})],
    );
    expect(startsFor(0, table)[0]?.give.tokens).toEqual(tokens({ mineral: 2 }));
  });

  it('begin with the order that misses least', () => {
    const table = open(
      [firm(0, { organic: 5 }), firm(1, { technological: 2, mineral: 3 })],
      [near(0, {}, { mineral: 3 }), near(1, {}, {})],
      [near(0, {}, { technological: 1 }), near(1, {}, {})],
    );
    expect(startsFor(0, table).map(({ order }) => order)).toEqual(['order-1', 'order-0']);
  });

  it('ask for a transport that lies ready elsewhere where only room is missing', () => {
    const theirs = firm(1, {}, [
      { card: 'tram', rotated: false },
      { card: 'train', rotated: true },
    ]);
    const table = open([firm(0, { organic: 3 }), theirs], [near(0, {}, {}, 0), near(1, {}, {})]);
    expect(startsFor(0, table).map(({ give, want }) => [give.tokens, want.transports])).toEqual([
      [tokens({ organic: 2 }), ['tram']],
    ]);
  });
});
