import type { BossBoard } from '../board.svelte';
import type { BidShown, BidView, HiringView, ProjectsView } from '../types';
import type { BidsScene } from './scenes';

/** A bid in the order of picks. */
export interface Place {
  seat: number;
  cash: number;
  skill: number;
  vp: number;
  /** Why it stands before the next. */
  reason: string;
  passed: boolean;
  /** The cards taken for it. */
  took: readonly string[];
  now: boolean;
}

const seatOf = (bid: BidShown | BidView) => (typeof bid.seat === 'number' ? bid.seat : bid.seat.seat);

/** The bids as they lie on the table, or as they are being turned over. */
export function placesOf(board: BossBoard, scene: BidsScene | null, of: HiringView | ProjectsView | null): Place[] {
  const pool = of?.pool ?? [];
  const bids: readonly (BidShown | BidView)[] = scene?.bids ?? of?.bids ?? [];
  return bids.map((bid) => {
    const seat = seatOf(bid);
    const taken = pool.filter(({ takenBy }) => takenBy === seat);
    return {
      seat,
      cash: bid.cash,
      skill: bid.skill,
      vp: bid.vp,
      reason: bid.reason,
      passed: !scene && 'passed' in bid && bid.passed,
      took: taken.map((each) => ('worker' in each ? each.worker : each.project)),
      now: !scene && board.owes(seat),
    };
  });
}
