import type { Group, Line } from '../play/log';
import type { Return } from './people.svelte';

/** What was told of a seat while a bot had it, the oldest first. */
export function did(log: readonly Group[], { from, to }: Pick<Return, 'from' | 'to'>, seat: number): Line[] {
  return log
    .flatMap(({ lines }) => lines)
    .filter(({ id, parts }) => id > from && id < to && parts.some((part) => part.kind === 'seat' && part.seat === seat))
    .sort((a, b) => a.id - b.id);
}
