import type { LiveTable } from '../play/live.svelte';
import type { Chair } from '../wire/types';

/** What the bar says of people instead of the game. */
export type AboutPeople =
  { of: 'leaving' } | { of: 'crown'; seat: number | null } | { of: 'offered' } | { of: 'gone'; chair: Chair };

/** What I asked for comes first; else the bar speaks of people only while I have nothing to choose. */
export function barOf(play: LiveTable): AboutPeople | null {
  const { people, table, seat } = play;
  if (play.frozen || seat === null || table.stage !== 'playing') return null;
  if (people.asking?.about === 'leaving') return { of: 'leaving' };
  if (people.asking?.about === 'crown') return { of: 'crown', seat: people.asking.seat };
  if (play.myTurn || play.holding || table.paused || table.seats[seat]?.away) return null;
  if (people.offeredToMe) return { of: 'offered' };
  const chair = people.awaited(play.owes);
  return chair ? { of: 'gone', chair } : null;
}
