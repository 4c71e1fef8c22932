import type { TeamView } from '../types';

/** Who is on turn when: by founding number, back again in every second loop. */
export function draftOrder(teams: readonly TeamView[], loop: number): number[] {
  const order = teams.toSorted((a, b) => a.foundingNumber - b.foundingNumber).map((team) => team.seat);
  return loop % 2 === 0 ? order.reverse() : order;
}
