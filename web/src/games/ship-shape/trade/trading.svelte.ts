import type { Act } from '../../../play/Acts.svelte';
import type { ShipShapeBoard } from '../board.svelte';
import type { Deciding } from '../screen';

/** An offer of mine that is being put together. */
export class Trading implements Deciding {
  readonly board: ShipShapeBoard;
  readonly bar = null;

  constructor(board: ShipShapeBoard) {
    this.board = board;
  }

  get acts(): readonly Act[] {
    return [{ id: 'back', label: this.board.text('act.back'), do: this.board.back }];
  }
}
