import type { Act } from '../../../play/Acts.svelte';
import type { ShipShapeBoard } from '../board.svelte';
import type { Deciding } from '../screen';

/** The timetable of the week: when each order could still leave. It may be looked at at any time. */
export class Watching implements Deciding {
  readonly board: ShipShapeBoard;

  constructor(board: ShipShapeBoard) {
    this.board = board;
  }

  get bar(): Deciding['bar'] {
    const { percent, weather } = this.board.view.outlook;
    return {
      sentence: { key: 'board.danger.sentence', args: { weather, orders: this.board.openOrders.length } },
      detail: { key: 'board.danger.detail', args: { percent } },
    };
  }

  get acts(): readonly Act[] | null {
    return [{ id: 'back', kind: 'main', label: this.board.text('act.back'), do: this.board.back }];
  }
}
