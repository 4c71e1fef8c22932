import type { ShipShapeBoard } from '../board.svelte';
import type { Deciding } from '../screen';

/** An offer made to me. */
export class Answering implements Deciding {
  readonly board: ShipShapeBoard;
  readonly bar = null;
  readonly acts = null;

  constructor(board: ShipShapeBoard) {
    this.board = board;
  }
}
