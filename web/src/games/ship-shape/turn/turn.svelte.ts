import type { ShipShapeBoard } from '../board.svelte';
import type { Deciding } from '../screen';

/** My turn, or that of somebody else: the table as it stands. */
export class Turn implements Deciding {
  readonly board: ShipShapeBoard;
  readonly bar = null;
  readonly acts = null;

  constructor(board: ShipShapeBoard) {
    this.board = board;
  }
}
