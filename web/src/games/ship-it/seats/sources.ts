import type { ScoreView } from '../types';

export type SourceId = Exclude<keyof ScoreView, 'total'>;

const ORDER: readonly SourceId[] = ['users', 'rating', 'revenue', 'milestones', 'bonus', 'stake', 'debt'];

/** What a score is made of, as far as it is anything, always in the same order. */
export const sources = (score: ScoreView): { id: SourceId; value: number }[] =>
  ORDER.map((id) => ({ id, value: score[id] })).filter(({ value }) => value !== 0);
