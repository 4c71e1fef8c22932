import { label } from '../texts/labels';
import type { Pin } from './replay.svelte';

/** What an entry worth seeing is, in a line. */
export function pinSays({ kind, seat, change }: Omit<Pin, 'place'>, name: (seat: number) => string): string {
  const args = { name: name(seat), percent: Math.max(1, Math.round(Math.abs(change) * 100)) };
  if (kind === 'lead') return label('film.leads', args);
  if (kind === 'fatal') return label('film.fatal-cost', args);
  return label(change < 0 ? 'film.falls' : 'film.rises', args);
}
