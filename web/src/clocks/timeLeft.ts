import { say } from './say';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
const DAY_HOURS = 24;

/** A clock of days: it is read in hours and days, and is low in its last hour. */
export const isLong = (total: number): boolean => total >= HOUR;

/** How much is left of a clock of seconds or minutes. */
export function shortTime(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  return seconds < 100 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How much is left of a clock of days: the number and its unit. */
function parts(left: number): { unit: 'days' | 'hours' | 'minutes' | 'seconds'; count: number } {
  const hours = Math.ceil(left / HOUR);
  if (hours >= 2 * DAY_HOURS) return { unit: 'days', count: Math.floor(hours / DAY_HOURS) };
  if (left > HOUR) return { unit: 'hours', count: hours };
  if (left > MINUTE) return { unit: 'minutes', count: Math.ceil(left / MINUTE) };
  return { unit: 'seconds', count: Math.ceil(left / SECOND) };
}

/** “14 h left”, “2 days left”. */
export function longTime(left: number): string {
  const { unit, count } = parts(left);
  switch (unit) {
    case 'days':
      return say('left.days', { count });
    case 'hours':
      return say('left.hours', { count });
    case 'minutes':
      return say('left.minutes', { count });
    case 'seconds':
      return say('left.seconds', { count });
  }
}

/** The same where there is room for a ring only. */
export function tightTime(left: number): string {
  const { unit, count } = parts(left);
  switch (unit) {
    case 'days':
      return say('tight.days', { count });
    case 'hours':
      return say('tight.hours', { count });
    case 'minutes':
      return say('tight.minutes', { count });
    case 'seconds':
      return String(count);
  }
}

/** A whole span of time, as the sentence under the clocks says it. */
export function span(millis: number): string {
  const seconds = Math.round(millis / SECOND);
  if (seconds < 100) return say('span.seconds', { count: seconds });
  const minutes = Math.round(seconds / 6) / 10;
  return say('span.minutes', { count: minutes });
}
