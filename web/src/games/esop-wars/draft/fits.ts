import type { Idea } from '../types';

/** A line between a segment and an idea in hand that fits it; the numbers are their places. */
export interface Fit {
  segment: number;
  idea: number;
}

/** Which cards of a hand belong together, as their idea says. */
export function fitsIn(hand: readonly string[], ideas: readonly Idea[]): Fit[] {
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  return hand.flatMap((card, idea) =>
    hand.flatMap((other, segment) => (byId.get(card)?.fits.includes(other) ? [{ segment, idea }] : [])),
  );
}

/** Segments first, then ideas, each as they came: so lines cross little. */
export function sortedHand(hand: readonly string[], isSegment: (id: string) => boolean): string[] {
  return [...hand.filter(isSegment), ...hand.filter((card) => !isSegment(card))];
}
