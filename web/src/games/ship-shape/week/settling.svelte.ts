import type { ShipShapeBoard } from '../board.svelte';
import type { Deciding } from '../screen';

/** What I keep of this week, and what I pay for. */
export class Settling implements Deciding {
  readonly board: ShipShapeBoard;
  readonly bar = null;
  readonly acts = null;

  constructor(board: ShipShapeBoard) {
    this.board = board;
  }
}
