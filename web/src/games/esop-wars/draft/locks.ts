import { changeOf } from '../../../play/changes';
import type { Choice } from '../../../wire/types';
import type { EsopMove } from '../types';

export type Lock = Extract<EsopMove, { type: 'lock' }>;
export type LockChoice = Choice<EsopMove> & { move: Lock };

export const locksIn = (choices: readonly Choice<EsopMove>[]): LockChoice[] =>
  choices.filter((choice): choice is LockChoice => choice.move.type === 'lock' && !choice.refusal);

export const cardsOf = (lock: Lock): string[] => [lock.segment, lock.idea, ...(lock.companion ? [lock.companion] : [])];

const bonus = (choice: LockChoice): number =>
  (changeOf(choice.preview, 'label.hard-bonus')?.after as { points?: number } | undefined)?.points ?? 0;

const sameCards = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((card) => b.includes(card));

/** The lock that these cards make; where an idea and its companion may change places, the one picked first leads. */
export function lockOf(picked: readonly string[], locks: readonly LockChoice[]): LockChoice | null {
  const place = ({ move }: LockChoice) => picked.indexOf(move.idea);
  return (
    locks.filter((lock) => sameCards(cardsOf(lock.move), picked)).toSorted((a, b) => place(a) - place(b))[0] ?? null
  );
}

/** The best of all, to begin with. */
export const bestLock = (locks: readonly LockChoice[]): LockChoice | null =>
  locks.toSorted((a, b) => bonus(b) - bonus(a))[0] ?? null;

/** What a press on a card makes of those picked: in or out, one segment, at most two ideas. */
export function toggled(picked: readonly string[], card: string, isSegment: (id: string) => boolean): string[] {
  if (picked.includes(card)) return picked.filter((each) => each !== card);
  if (isSegment(card)) return [card, ...picked.filter((each) => !isSegment(each))];
  const ideas = picked.filter((each) => !isSegment(each));
  return [...picked.filter(isSegment), ...ideas.slice(-1), card];
}
