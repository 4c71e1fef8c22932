import type { BossView } from '../types';

/** What a company is doing in this phase: a word for its chip, and how it is meant. */
export interface SeatState {
  id: 'writing' | 'sealed' | 'pick' | 'took' | 'passed' | 'waits' | 'drawing' | 'done' | 'thinking';
  kind: 'busy' | 'done' | 'turn' | 'idle';
  /** How many it took. */
  n: number;
}

interface Asked {
  owes: readonly number[];
}

const SEALED = ['hiring-bid', 'project-bid', 'production', 'event'];

export function stateOf(view: BossView, { owes }: Asked, seat: number): SeatState | null {
  const { phase } = view;
  const busy = owes.includes(seat);
  if (view.end) return null;
  if (SEALED.includes(phase)) {
    if (busy) return { id: 'writing', kind: 'busy', n: 0 };
    const asked = phase !== 'event' || (view.event?.asked.includes(seat) ?? false);
    return asked ? { id: 'sealed', kind: 'done', n: 0 } : null;
  }
  if (phase === 'organisation')
    return busy ? { id: 'drawing', kind: 'busy', n: 0 } : { id: 'done', kind: 'done', n: 0 };
  const picks = phase === 'hiring-pick' ? view.hiring : phase === 'project-pick' ? view.projects : null;
  if (picks) {
    const n = picks.pool.filter(({ takenBy }) => takenBy === seat).length;
    if (busy) return { id: 'pick', kind: 'turn', n };
    const passed = picks.bids.find((bid) => bid.seat === seat)?.passed ?? false;
    if (passed) return { id: 'passed', kind: 'idle', n };
    return n > 0 ? { id: 'took', kind: 'done', n } : { id: 'waits', kind: 'idle', n };
  }
  return busy ? { id: 'thinking', kind: 'busy', n: 0 } : null;
}
