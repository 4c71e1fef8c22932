import type { Typed } from '../../../wire/types';
import type { StartupEvent } from '../types';

/** Whose card it was and whom it hit, for events that one seat does to another. */
export function doneTo(event: Typed, seat: number): boolean {
  const happened = event as StartupEvent;
  switch (happened.type) {
    case 'attacked':
    case 'employee-attacked':
    case 'knowledge-attacked':
    case 'ability-used':
    case 'stolen':
    case 'knowledge-taken':
      return happened.target.seat === seat;
    case 'taken-over':
      return happened.from.seat === seat;
    case 'lent':
      return happened.lender.seat === seat;
    case 'tired':
    case 'office-tired':
    case 'points-lost':
    case 'outage-pending':
      return happened.seat.seat === seat;
    default:
      return false;
  }
}

const since = (events: readonly { event: StartupEvent }[], seat: number): StartupEvent[] => {
  const last = events.findLastIndex(({ event }) => event.type === 'scored' && event.seat.seat === seat);
  return events.slice(last + 1).map(({ event }) => event);
};

/** What was done to a seat since it ended its last turn, the oldest first. */
export const sinceLastTurn = (events: readonly { event: StartupEvent }[], seat: number): StartupEvent[] =>
  since(events, seat).filter((event) => doneTo(event, seat));

/** Who came into this seat's row with this event. */
function joined(event: StartupEvent, seat: number): string | null {
  if (event.type === 'hired') return event.seat.seat === seat ? event.card.card : null;
  if (event.type === 'taken-over' || event.type === 'lent')
    return event.seat.seat === seat ? event.employee.card : null;
  return event.type === 'went-home' && event.lender.seat === seat ? event.employee.card : null;
}

/** How much burnout others put on each of a seat's employees since its last turn; who came later was spared. */
export function hurtBy(
  events: readonly { event: StartupEvent }[],
  seat: number,
  row: readonly string[],
): Record<string, number> {
  const hurt: Record<string, number> = {};
  for (const event of since(events, seat)) {
    const newcomer = joined(event, seat);
    if (newcomer) hurt[newcomer] = 0;
    const hit =
      event.type === 'tired' && event.seat.seat === seat
        ? [event.employee.card]
        : event.type === 'office-tired' && event.seat.seat === seat
          ? row
          : [];
    if (event.type === 'tired' || event.type === 'office-tired')
      for (const card of hit) hurt[card] = (hurt[card] ?? 0) + event.amount;
  }
  return hurt;
}
