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

/** Where heads of pins come to lie that stick at these places, in order: none on another, and none over the edge. */
export function apart(places: readonly number[], gap: number, width: number): number[] {
  const heads = [...places];
  const room = Math.min(gap, width / Math.max(1, heads.length - 1));
  let free = 0;
  for (const [i, head] of heads.entries()) {
    heads[i] = Math.max(head, free);
    free = (heads[i] ?? 0) + room;
  }
  let edge = width;
  for (let i = heads.length - 1; i >= 0; i--) {
    heads[i] = Math.min(heads[i] ?? 0, edge);
    edge = (heads[i] ?? 0) - room;
  }
  return heads;
}
