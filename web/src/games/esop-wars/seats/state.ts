import type { Arg } from '../../../wire/types';
import type { EsopView } from '../types';
import { stakeOf } from './stake';

/** What stands at the right of a seat's head: a label, and how it looks. */
export interface SeatState {
  key: string;
  args?: Record<string, Arg>;
  kind: 'plain' | 'accent' | 'lead' | 'good' | 'warn' | 'bad';
}

const plain = (key: string): SeatState => ({ key, kind: 'plain' });
const call = (mine: boolean): SeatState => (mine ? { key: 'yours', kind: 'accent' } : plain('thinking'));

/** What a seat is doing, read from the view; `owes`: the play waits for it. */
export function seatState(view: EsopView, seat: number, mine: boolean, owes: boolean): SeatState | null {
  const team = view.teams[seat];
  if (!team) return null;
  if (team.disqualified) return { key: 'out', kind: 'bad' };
  const { lot, secondary } = view;
  if (lot) {
    if (lot.leader === seat) return { key: 'leads', args: { amount: lot.standingBid }, kind: 'lead' };
    if (team.openDesks === 0) return { key: 'full', kind: 'good' };
    if (owes) return lot.asked !== undefined && !mine ? { key: 'asked', kind: 'accent' } : call(mine);
    if (lot.passed.includes(seat)) return plain(lot.idle.includes(seat) ? 'idle' : 'passed');
    return plain(lot.asked === undefined ? 'priced-out' : 'waits');
  }
  if (secondary) {
    const lead = stakeOf(view, seat);
    if (lead) return { key: 'holds', args: { card: lead.card, amount: lead.amount }, kind: 'lead' };
    if (secondary.passed.includes(seat)) return plain('passed');
    return owes && mine ? call(true) : plain('free');
  }
  if (team.hasChosen) return { key: 'chosen', kind: 'good' };
  if (owes)
    return mine ? { key: 'choice', kind: 'accent' } : plain(view.phase === 'company-draft' ? 'draws' : 'choosing');
  return null;
}
