import type { Act } from '../../../play/Acts.svelte';
import type { ShipShapeBoard } from '../board.svelte';
import type { Deciding } from '../screen';

/** An order that is to leave by two. */
export class Sharing implements Deciding {
  readonly board: ShipShapeBoard;
  readonly bar = null;

  constructor(board: ShipShapeBoard) {
    this.board = board;
  }

  get acts(): readonly Act[] {
    return [{ id: 'back', label: this.board.text('act.back'), do: this.board.back }];
  }
}
