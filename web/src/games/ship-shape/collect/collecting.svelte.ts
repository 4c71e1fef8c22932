import type { ShipShapeBoard } from '../board.svelte';
import type { Deciding } from '../screen';

/** The order in which my supplies work. */
export class Collecting implements Deciding {
  readonly board: ShipShapeBoard;
  readonly bar = null;
  readonly acts = null;

  constructor(board: ShipShapeBoard) {
    this.board = board;
  }
}
