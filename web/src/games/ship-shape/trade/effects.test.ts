import { expect, it } from 'vitest';
import type { Change } from '../../../wire/types';
import { NONE } from '../pieces/goods';
import { effectOn, tokensOf } from './effects';

it('reads goods as they are said', () => {
  expect(tokensOf([{ organic: 2 }, { specialty: 1 }])).toEqual({ ...NONE, organic: 2, specialty: 1 });
  expect(tokensOf({ say: { key: 'goods.nothing' } })).toEqual(NONE);
});

it('tells what a trade does to each firm apart', () => {
  const changes: Change[] = [
    { what: { key: 'change.store', args: { seat: { seat: 0 } } }, before: [{ organic: 3 }], after: [{ mineral: 1 }] },
    { what: { key: 'change.order', args: { seat: { seat: 1 }, order: { card: 'moon-gun' } } }, before: 3, after: 5 },
  ];
  const preview = { changes, sums: [] };
  expect(effectOn(0, preview)).toEqual({
    seat: 0,
    store: { before: { ...NONE, organic: 3 }, after: { ...NONE, mineral: 1 } },
    stalls: null,
    orders: [],
    room: [],
  });
  expect(effectOn(1, preview).orders).toEqual([{ order: 'moon-gun', before: 3, after: 5 }]);
});
