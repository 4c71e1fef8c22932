import type { Track } from '../board.svelte';
import type { ProspectView, SpotView } from '../types';

/** What a place would bring, the most telling first. */
export function gains(spot: SpotView): [Track, number][] {
  const all: [Track, number][] = [
    ['bonus', spot.bonus],
    ['users', spot.users],
    ['revenue', spot.revenue],
    ['servers', spot.servers],
    ['ai', spot.aiCapacity],
    ['recruits', spot.recruits],
    ['rating', spot.rating],
    ['debt', spot.debt],
  ];
  return all.filter(([, value]) => value !== 0);
}

/** Where somebody would bring the most points, without AI, the best first. */
export const bestSpots = (prospect: ProspectView | undefined): SpotView[] =>
  (prospect?.spots ?? []).filter((spot) => !spot.ai && gains(spot).length > 0).toSorted((a, b) => b.points - a.points);

export const spotOn = (prospect: ProspectView | undefined, action: string, ai: boolean): SpotView | undefined =>
  prospect?.spots.find((spot) => spot.action === action && spot.ai === ai);
