import { describe, expect, it } from 'vitest';
import type { GameBoard, Happening } from '../games/board';
import { readTexts } from '../texts/sources';
import { plain, Speaker } from '../texts/speaker';
import { LogBook } from './log';

const words = new Speaker(
  readTexts({
    texts: { 'event.bid': '{seat} bids {price}.', 'event.sold': 'Sold to {seat}.', 'log.lot': 'Lot {lot}' },
    units: { equity: { divide: 100, decimals: 2, suffix: ' %' } },
  }),
  { seatName: (seat) => ['Alpha', 'Beta'][seat] ?? '?', mine: 0, cardName: () => undefined },
);
const board = {
  heading: (event: { type: string; lot?: number }) =>
    event.type === 'opened' ? { key: 'log.lot', args: { lot: event.lot ?? 0 } } : null,
  doneTo: (event: { type: string; seat?: number }, seat: number) => event.type === 'bid' && event.seat !== seat,
  fields: { price: 'equity' },
} as unknown as GameBoard;

const happened = (...events: { type: string }[]): Happening[] =>
  events.map((event, i) => ({ id: i + 1, n: i + 1, event, fresh: true }));
const events = happened(
  { type: 'opened', lot: 7 } as never,
  { type: 'bid', seat: 1, price: 150 } as never,
  { type: 'sold', seat: 1 } as never,
  { type: 'opened', lot: 8 } as never,
  { type: 'bid', seat: 0, price: 25 } as never,
);
const shape = (book: LogBook, upTo: number) =>
  book.read(events.slice(0, upTo)).map((group) => [group.heading, group.lines.map((line) => plain(line.parts))]);

describe('the log', () => {
  it('groups what happened, the newest first, and leaves out what has no sentence', () => {
    expect(shape(new LogBook(board, words, 0, () => false), 5)).toEqual([
      ['Lot 8', ['Alpha bids 0.25\u00a0%.']],
      ['Lot 7', ['Sold to Beta.', 'Beta bids 1.50\u00a0%.']],
    ]);
  });

  it('goes on where it stopped', () => {
    const book = new LogBook(board, words, 0, () => false);
    shape(book, 2);
    expect(shape(book, 5)).toEqual(shape(new LogBook(board, words, 0, () => false), 5));
  });

  it('tells no more than was heard by then to who looks back', () => {
    const book = new LogBook(board, words, 0, () => false);
    shape(book, 5);
    expect(shape(book, 2)).toEqual(shape(new LogBook(board, words, 0, () => false), 2));
    expect(shape(book, 5)).toHaveLength(2);
  });

  it('marks what was done to me, and nothing for a watcher', () => {
    const marked = (seat: number | null) =>
      new LogBook(board, words, seat, () => false)
        .read(events)
        .flatMap((group) => group.lines.filter((line) => line.toMe).map((line) => line.id));
    expect(marked(0)).toEqual([2]);
    expect(marked(null)).toEqual([]);
  });
});
