import type { ShipPublicView } from '../types';

/** Whether a seat is marked as being on turn: mine whenever I decide, another's only where one at a time does. */
export const isOnTurn = ({ phase, companies }: ShipPublicView, seat: number, mine: number | null): boolean =>
  (companies[seat]?.decides ?? false) && (seat === mine || phase === 'turns');
