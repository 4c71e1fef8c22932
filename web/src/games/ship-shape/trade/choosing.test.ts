import { expect, it } from 'vitest';
import type { TalkView } from '../types';
import { NOTHING, withGoods } from './bundle';
import { repliesTo } from './choosing.svelte';

it('tells of every firm that was asked what it answered, or that it still thinks', () => {
  const give = withGoods(NOTHING, 'organic', 3);
  const want = withGoods(NOTHING, 'technological', 1);
  const talk = {
    to: [1, 2, 3],
    answers: [
      { seat: 3, why: 'need-it' },
      { seat: 1, give, want },
    ],
  };
  expect(repliesTo(talk as unknown as TalkView)).toEqual([
    { seat: 1, kind: 'counters', terms: { give, want } },
    { seat: 2, kind: 'thinks' },
    { seat: 3, kind: 'declines', why: 'need-it' },
  ]);
});
