import { expect, it } from 'vitest';
import type { ScoreView } from '../types';
import { didOf } from './did';

const round = (capacity: number, exactBosses: number, cracks: string[]) => ({ capacity, exactBosses, cracks });

it('adds up what the charts gave, and counts the cracks by kind', () => {
  const rounds = [round(4, 1, ['overload']), round(10, 2, ['slippage', 'overload'])];
  const score = { rounds, timeHandedBack: 5, ideasSpent: 3 } as unknown as ScoreView;
  expect(didOf(score)).toEqual({
    exact: 1.5,
    taken: 14,
    handedBack: 5,
    ideas: 3,
    cracks: [
      { id: 'overload', n: 2 },
      { id: 'slippage', n: 1 },
    ],
  });
});
