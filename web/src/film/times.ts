import { label } from '../texts/labels';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How far into the game a moment lies. */
export const minutesIn = (at: number): string => label('film.minutes-in', { minutes: Math.round(at / MINUTE) });

/** How long ago something was. */
export function ago(ms: number): string {
  if (ms < MINUTE) return label('film.just-now');
  if (ms < 2 * HOUR) return label('film.minutes-ago', { minutes: Math.round(ms / MINUTE) });
  return label('film.hours-ago', { hours: Math.round(ms / HOUR) });
}
