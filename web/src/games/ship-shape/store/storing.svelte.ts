import type { ShipShapeBoard } from '../board.svelte';
import type { Deciding } from '../screen';

/** What goes back to the piles. */
export class Storing implements Deciding {
  readonly board: ShipShapeBoard;
  readonly bar = null;
  readonly acts = null;

  constructor(board: ShipShapeBoard) {
    this.board = board;
  }
}
