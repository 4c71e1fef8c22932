import { expect, it } from 'vitest';
import type { Change } from '../../../wire/types';
import type { EsopBoard } from '../board.svelte';
import { dropLines } from './lines';

const pool: Change = { what: { key: 'label.pool' }, before: { equity: 100 }, after: { equity: 130 } };
const total: Change = {
  what: { key: 'label.total-in', args: { market: { card: 'winter' } } },
  before: { points: 300 },
  after: { points: 200 },
};

it.each([
  ['first', [pool, total]],
  ['last', [total, pool]],
])('keeps of a grant what does not come back to the pool, which the preview tells %s', (_, changes) => {
  const board = {
    mine: { employees: [{ card: 'rosa', grant: 75 }] },
    play: {
      own: { desks: [{ card: 'rosa', totals: [300], totalsWithout: [200] }], unseenMarkets: ['winter'] },
      prompt: { choices: [{ move: { type: 'drop', employee: 'rosa' }, preview: { changes, sums: [] } }] },
    },
  } as unknown as EsopBoard;
  expect(dropLines(board)).toEqual([
    { card: 'rosa', grant: 75, keeps: 45, markets: { winter: 300 }, rest: { winter: 200 } },
  ]);
});
