import type { Arg, Say } from '../../wire/types';
import type { ShipShapeBoard } from './board.svelte';
import type { Bundle, ShipShapeMove } from './types';

/** What a good player would do now and why, for a table with hints; null: there is none. */
export function hintOf(board: ShipShapeBoard): Say | null {
  const hint = board.play.own?.hint;
  if (!hint) return null;
  const why = { say: hint.why };
  const listed = board.choices.find(({ move }) => sameMove(move, hint.move));
  if (listed) return { key: 'board.hint.do', args: { label: { say: listed.label }, why } };
  const { move } = hint;
  switch (move.type) {
    case 'offer':
      return {
        key: move.to === undefined ? 'board.hint.offer-all' : 'board.hint.offer',
        args: { seat: { seat: move.to ?? 0 }, ...terms(board, move), why },
      };
    case 'counter':
      return { key: 'board.hint.counter', args: { ...terms(board, move), why } };
    case 'joint':
      return { key: 'board.hint.joint', args: { order: { card: move.order }, seat: { seat: move.partner }, why } };
    default:
      return hint.why;
  }
}

function terms(board: ShipShapeBoard, { give, want }: { give: Bundle; want: Bundle }): Record<string, Arg> {
  const goods = (bundle: Bundle): Arg => [
    ...(board.goodsArg(bundle.tokens) as Arg[]),
    ...[...bundle.supplies, ...bundle.transports].map((card) => ({ card })),
  ];
  return { give: goods(give), want: goods(want) };
}

/** Moves are small and plain: they are the same if they are written alike. */
const sameMove = (one: ShipShapeMove, other: ShipShapeMove) => written(one) === written(other);
const written = (move: ShipShapeMove) => JSON.stringify(Object.entries(move).sort(([a], [b]) => a.localeCompare(b)));
