import type { EsopBoard } from '../board.svelte';
import { ORDERS, sorted, type Order } from './sort';

/** The catalogue in the order the person chose; the choice outlives lots and drawers. */
class Sorting {
  order = $state<Order>('worth');

  next = () => {
    this.order = ORDERS[(ORDERS.indexOf(this.order) + 1) % ORDERS.length] ?? 'worth';
  };

  people(board: EsopBoard, cards: readonly string[]) {
    const listed = cards.map((id) => ({ card: board.employee(id), worth: board.worth(id) }));
    return sorted(
      listed,
      this.order,
      board.play.box.categories.map((category) => category.id),
    );
  }
}

export const sorting = new Sorting();
