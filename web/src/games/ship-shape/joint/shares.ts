import { type Kind, sum, type Tokens } from '../pieces/goods';
import type { SplitView, TogetherView } from '../types';

/** The split of a size that is possible, or of the next one to it. */
export function nearest({ splits }: Pick<TogetherView, 'splits'>, size: number): SplitView {
  const away = ({ share }: SplitView) => Math.abs(sum(share) - size);
  const [first, ...others] = splits;
  if (!first) throw new Error('an order that can leave together has a split');
  return others.reduce((best, split) => (away(split) < away(best) ? split : best), first);
}

/** The sizes my part can have, from and to. */
export const bounds = ({ splits }: Pick<TogetherView, 'splits'>): { min: number; max: number } => {
  const sizes = splits.map(({ share }) => sum(share));
  return { min: Math.min(...sizes), max: Math.max(...sizes) };
};

/** A share with so many of a kind, within what was told; null: it does not go. */
export function withKind(way: TogetherView, share: Tokens, kind: Kind, count: number): Tokens | null {
  const next = { ...share, [kind]: count };
  const { min, max } = bounds(way);
  const fits = next[kind] >= way.least[kind] && next[kind] <= way.most[kind] && sum(next) >= min && sum(next) <= max;
  return fits ? next : null;
}
