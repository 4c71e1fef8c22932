import { describe, expect, it } from 'vitest';
import { NONE } from '../pieces/goods';
import { flightsOf } from './flights';

const kew = { seat: 0 };
const volt = { seat: 1 };

describe('what moves over the table', () => {
  it('is each token of a collection, one after the other, from the card that made it', () => {
    const flights = flightsOf({
      type: 'collected',
      seat: kew,
      goods: [],
      before: NONE,
      after: NONE,
      sources: [
        { card: { card: 'kew-and-quarry' }, paid: NONE, got: { ...NONE, organic: 2, mineral: 1 } },
        { card: { card: 'tide-mill' }, paid: NONE, got: { ...NONE, technological: 1 } },
      ],
    });
    expect(flights.map((flight) => flight.kind === 'good' && flight.good)).toEqual([
      'organic',
      'organic',
      'mineral',
      'technological',
    ]);
    expect(flights.map(({ delay }) => delay)).toEqual([0, 120, 240, 360]);
    expect(flights.at(-1)?.from[0]).toBe('[data-supply="tide-mill"]');
  });

  it('is the transports of both sides with their own goods, then the points of both', () => {
    const flights = flightsOf({
      type: 'order-shared',
      seat: kew,
      partner: volt,
      order: { card: 'submarine-palace' },
      share: { ...NONE, organic: 2, mineral: 1 },
      rest: { ...NONE, technological: 4 },
      transports: [{ card: 'canal-barge' }],
      theirs: [{ card: 'paddle-steamer' }, { card: 'winged-packet' }],
      points: { halves: 18 },
    });
    expect(flights.map((flight) => (flight.kind === 'leaves' ? flight.cargo.length : flight.kind))).toEqual([
      3,
      'points',
      2,
      2,
      'points',
    ]);
  });

  it('is the token from day to day, but not on the first', () => {
    expect(flightsOf({ type: 'day-started', day: 1, left: 6 })).toEqual([]);
    expect(flightsOf({ type: 'day-started', day: 3, left: 4 })[0]?.from).toEqual(['.calendar li:nth-child(2)']);
  });
});
