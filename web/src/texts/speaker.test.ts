import { describe, expect, it } from 'vitest';
import { namesIn } from './cards';
import { readTexts, together } from './sources';
import { Speaker } from './speaker';
import { telling } from './telling';

const texts = readTexts({
  units: { equity: { divide: 100, decimals: 2, suffix: ' %' } },
  texts: {
    'event.bid-placed': '{seat, select, you {You raise} other {{seat} raises}} to <b>{bid}</b> for {employee}.',
    event: { passed: '{seats} {count, plural, one {passes} other {pass}}.' },
    'bid.above-your-limit': 'You may go to {limit}.',
    outer: 'It says: {inner}',
    reason: '{why, select, late {Too late.} other {No.}}',
  },
});
const names = namesIn({ employees: [{ id: 'lucia-ferrante', name: 'Lucia Ferrante' }] });
const speaker = (mine: number | null) =>
  new Speaker(texts, {
    seatName: (seat) => ['Alpha', 'Beta', 'Gamma'][seat] ?? '?',
    mine,
    cardName: (id) => names.get(id),
  });
const bid = {
  key: 'event.bid-placed',
  args: { seat: { seat: 2 }, bid: { equity: 325 }, employee: { card: 'lucia-ferrante' } },
};

describe('a speaker', () => {
  it('says an event with names, cards and units', () => {
    expect(speaker(0).text(bid)).toBe('Gamma raises to 3.25\u00a0% for Lucia Ferrante.');
  });

  it('speaks to the seat that did it as "you"', () => {
    expect(speaker(2).text(bid)).toBe('You raise to 3.25\u00a0% for Lucia Ferrante.');
  });

  it('gives the same sentence in parts that can be drawn', () => {
    expect(speaker(0).parts(bid)).toEqual([
      { kind: 'seat', seat: 2, text: 'Gamma' },
      { kind: 'text', text: ' raises to ' },
      { kind: 'strong', parts: [{ kind: 'amount', unit: 'equity', value: 325, text: '3.25\u00a0%' }] },
      { kind: 'text', text: ' for ' },
      { kind: 'card', card: 'lucia-ferrante', text: 'Lucia Ferrante' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('joins several things as the language does, and counts them', () => {
    const say = { key: 'event.passed', args: { seats: [{ seat: 1 }, { seat: 2 }], count: 2 } };
    expect(speaker(0).text(say)).toBe('Beta and Gamma pass.');
  });

  it('says a sentence inside a sentence', () => {
    const inner = { key: 'bid.above-your-limit', args: { limit: { equity: 650 } } };
    expect(speaker(0).text({ key: 'outer', args: { inner: { say: inner } } })).toBe(
      'It says: You may go to 6.50\u00a0%.',
    );
  });

  it('selects by a word', () => {
    expect(speaker(0).text({ key: 'reason', args: { why: 'late' } })).toBe('Too late.');
    expect(speaker(0).text({ key: 'reason', args: { why: 'else' } })).toBe('No.');
  });

  it('shows the key of a sentence it does not know', () => {
    expect(speaker(0).text({ key: 'no.such' })).toBe('no.such');
  });

  it('lets later texts win', () => {
    const both = together(texts, readTexts({ texts: { reason: 'Mine.' } }));
    expect(new Speaker(both).text({ key: 'reason' })).toBe('Mine.');
  });
});

describe('telling an event', () => {
  it('takes the fields as arguments, each of its kind', () => {
    const event = { type: 'bid-placed', seat: 2, employee: 'lucia-ferrante', bid: 325, first: true, from: null };
    expect(telling(event, { bid: 'equity' }, (id) => names.has(id))).toEqual({
      key: 'event.bid-placed',
      args: {
        seat: { seat: 2 },
        employee: { card: 'lucia-ferrante' },
        bid: { equity: 325 },
        first: 'true',
        from: 'none',
      },
    });
  });

  it('knows the kind of each item of a list', () => {
    expect(telling({ type: 'passed', seats: [1, 2] } as never, { seats: 'seat' }).args).toEqual({
      seats: [{ seat: 1 }, { seat: 2 }],
    });
  });

  it('leaves arguments that describe themselves alone', () => {
    expect(telling({ type: 'x', price: { equity: 5 } } as never).args).toEqual({ price: { equity: 5 } });
  });
});
