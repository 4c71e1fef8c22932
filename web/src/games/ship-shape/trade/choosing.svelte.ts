import type { ShipShapeBoard } from '../board.svelte';
import type { Deciding } from '../screen';

/** An offer and its answers: for whoever made it to choose from, for all others to see. */
export class Choosing implements Deciding {
  readonly board: ShipShapeBoard;
  readonly bar = null;
  readonly acts = null;

  constructor(board: ShipShapeBoard) {
    this.board = board;
  }
}
