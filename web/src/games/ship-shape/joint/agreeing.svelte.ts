import type { ShipShapeBoard } from '../board.svelte';
import type { Deciding } from '../screen';

/** A joint proposal, for its partner to answer and for all others to see. */
export class Agreeing implements Deciding {
  readonly board: ShipShapeBoard;
  readonly bar = null;
  readonly acts = null;

  constructor(board: ShipShapeBoard) {
    this.board = board;
  }
}
