import type { EsopView } from '../types';

export interface Stake {
  card: string;
  amount: number;
  /** The desk is kept for this person until somebody outbids: so it is in the second auction. */
  desk: boolean;
}

/** What a team would pay if all hammers fell now. */
export function stakeOf(view: EsopView, seat: number): Stake | null {
  const { lot: block, secondary } = view;
  if (block?.leader === seat) return { card: block.card, amount: block.standingBid, desk: false };
  const lot = secondary?.lots.find((each) => each.leader === seat);
  return lot ? { card: lot.card, amount: lot.standingBid, desk: true } : null;
}
