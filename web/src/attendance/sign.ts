import type { LiveTable } from '../play/live.svelte';
import { botName } from '../table/bots';
import { hostChair } from '../table/seating';
import { say } from './say';

/** What the top says of people; null while all are here and nobody is asked anything. */
export function signOfPeople({ people, table }: LiveTable): string | null {
  if (people.offeredToMe) return say('crown.for-you', { host: hostChair(table)?.name ?? '' });
  const [missing] = people.missing;
  if (missing) return say('gone.sign', { name: missing.name ?? '' });
  const [warm] = people.keptWarm;
  return warm ? say('warm.sign', { bot: botName(table.seats, warm.seat), name: warm.name ?? '' }) : null;
}
