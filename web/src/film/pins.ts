import crown from 'icon:action/crown';
import heart from 'icon:action/heart-crack';
import zap from 'icon:action/zap';
import { label } from '../texts/labels';
import type { Pin } from './replay.svelte';

/** What a kind of moment is known by. */
export const PIN_ICONS = { lead: crown, swing: zap, fatal: heart };

/** What an entry worth seeing is, in a line. */
export function pinSays({ kind, seat, change }: Omit<Pin, 'place'>, name: (seat: number) => string): string {
  const args = { name: name(seat), percent: Math.max(1, Math.round(Math.abs(change) * 100)) };
  if (kind === 'lead') return label('film.leads', args);
  if (kind === 'fatal') return label('film.fatal-cost', args);
  return label(change < 0 ? 'film.falls' : 'film.rises', args);
}
