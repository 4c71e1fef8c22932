import type { Sealing as SealingOf } from '../../play/sealing';
import type { Choice } from '../../wire/types';
import type { EsopBoard } from './board.svelte';
import type { EsopMove } from './types';

type Sealing = SealingOf<EsopMove>;

/** What lies picked on the board, and what was sealed before. */
export interface Picked {
  one: string | null;
  sealed: string | null;
  lock: EsopMove | null;
  choices: readonly Choice<EsopMove>[];
}

/** Null where the bar needs no such button: elsewhere, or as long as nothing else is picked than what is sealed. */
export function sealOf(board: EsopBoard, screen: string, picked: Picked): Sealing | null {
  const { one, sealed } = picked;
  switch (screen) {
    case 'drop':
      return !one && sealed ? null : dropSeal(board, one);
    case 'wildcard':
      return !one && sealed ? null : wildcardSeal(board, one);
    case 'company-lock':
      return { move: picked.lock, label: board.text('lock.do'), why: board.text('lock.first') };
    case 'company-draft':
      return picked.choices.some(({ move }) => move.type === 'discard') ? discardSeal(board, one) : null;
    default:
      return null;
  }
}

const dropSeal = (board: EsopBoard, employee: string | null): Sealing => ({
  move: employee ? { type: 'drop', employee } : null,
  label: employee ? board.text('drop.go', { name: board.firstName(employee) }) : board.text('drop.go-who'),
  why: board.text('drop.first'),
});

const wildcardSeal = (board: EsopBoard, choice: string | null): Sealing => ({
  move: choice ? { type: 'wildcard', choice } : null,
  label: !choice
    ? board.text('wildcard.choose')
    : choice === 'keep'
      ? board.text('wildcard.keep')
      : board.text('wildcard.play', { card: { card: choice } }),
  why: board.text('wildcard.first'),
});

const discardSeal = (board: EsopBoard, card: string | null): Sealing => ({
  move: card ? { type: 'discard', card } : null,
  label: card ? board.text('draft.put-down', { card: { card } }) : board.text('draft.put-down-which'),
  why: board.text('draft.first'),
});
