import { describe, expect, it } from 'vitest';
import type { Group, Line } from '../play/log';
import type { Part } from '../texts/words';
import type { Asked, Table } from '../wire/types';
import { actor, bystanders, slips, votes } from './asked';

const by = (seat: number): Part[] => [
  { kind: 'seat', seat, text: `seat ${seat}` },
  { kind: 'text', text: ' bids' },
];
const line = (id: number, seat: number): Line => ({ id, parts: by(seat), toMe: false });
const group = (id: number, ...lines: Line[]): Group => ({ id, heading: null, lines });
const ids = (lines: readonly Line[]) => lines.map(({ id }) => id);
const all = new Set([1, 3, 5, 7, 8]);

describe('what would be taken back', () => {
  const log = [group(7, line(8, 2), line(7, 1)), group(1, line(5, 0), line(3, 2), line(1, 1))];

  it.each([
    ['all after what stays, the last first, over the headings', 3, [], [8, 7, 5]],
    ['nothing where everything stays', 8, [], []],
    ['everything where only the deal stays', 0, [], [8, 7, 5, 3, 1]],
    ['not again what was taken back before', 3, [7], [8, 5]],
  ])('is %s', (_, stays, undone, expected) => {
    expect(ids(slips(log, stays, all, new Set(undone)))).toEqual(expected);
  });

  it('is only what was played: who left has left', () => {
    expect(ids(slips(log, 3, new Set([1, 3, 5, 8]), new Set()))).toEqual([8, 5]);
  });
});

describe('who did it', () => {
  it('is the first seat of the line, also in strong words, or nobody', () => {
    expect(actor(by(2))).toBe(2);
    expect(actor([{ kind: 'strong', parts: by(1) }])).toBe(1);
    expect(actor([{ kind: 'text', text: 'The market turns.' }])).toBeNull();
  });
});

describe('who is asked', () => {
  const table = {
    seats: [
      { seat: 0, kind: 'person' },
      { seat: 1, kind: 'person' },
      { seat: 2, kind: 'bot', bot: 'strong.kofi' },
      { seat: 3, kind: 'person' },
    ],
  } as Table;
  const asked: Asked = { seat: 0, must: [1], agreed: [], seen: false, left: 9000 };
  const since = [line(8, 2), line(7, 1), line(5, 0)];

  it('is who must agree; a bot that acted agrees; who did neither is told', () => {
    const told = votes(asked, table, since);
    expect(told).toEqual([
      { seat: 1, agrees: false },
      { seat: 2, agrees: true },
    ]);
    expect(bystanders(asked, table, told)).toEqual([3]);
  });

  it('is everybody where something was seen', () => {
    const seen = { ...asked, must: [1, 3], agreed: [3], seen: true };
    expect(votes(seen, table, [line(5, 0)])).toEqual([
      { seat: 1, agrees: false },
      { seat: 3, agrees: true },
    ]);
  });
});
