import type { BossView } from '../types';

/** The seats as equal bids would be ordered: more skill first, then from the marker clockwise. */
export function tieOrder({ companies, marker }: Pick<BossView, 'companies' | 'marker'>): number[] {
  const n = companies.length;
  const far = (seat: number) => (seat - marker + n) % n;
  const skill = (seat: number) => companies[seat]?.skill ?? 0;
  return companies.map((_, seat) => seat).sort((a, b) => skill(b) - skill(a) || far(a) - far(b));
}
