import type { Say } from '../../../wire/types';
import type { ShipBoard } from '../board.svelte';

/** What a rival could take in this round, as the server works it out of what lies open to all. */
export interface Rivalry {
  milestone: string;
  seat: number;
  say: Say;
}

/** The dearest first. */
export const threats = (board: ShipBoard): Rivalry[] => {
  const points = (id: string) => board.box.milestones.find((each) => each.id === id)?.points ?? 0;
  return board.view.milestones
    .flatMap(({ milestone, reach }) => reach.map(({ seat, say }) => ({ milestone, seat, say })))
    .filter(({ seat }) => seat !== board.play.seat)
    .toSorted((a, b) => points(b.milestone) - points(a.milestone));
};
