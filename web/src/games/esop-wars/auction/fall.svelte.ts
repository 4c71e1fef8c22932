import type { EsopBoard } from '../board.svelte';
import type { EsopEvent } from '../types';

/** A lot whose hammer just fell: whose it is now, or nobody's. */
export interface Fallen {
  card: string;
  seat: number | null;
  price: number;
  /** Given at the opening bid, without a bid. */
  placed: boolean;
}

const SHOWN = 1500;

function fallen(event: EsopEvent): Fallen | null {
  switch (event.type) {
    case 'sold':
    case 'placed':
      return {
        card: event.card.card,
        seat: event.seat.seat,
        price: event.price.equity ?? 0,
        placed: event.type === 'placed',
      };
    case 'discarded':
      return { card: event.card.card, seat: null, price: 0, placed: false };
    default:
      return null;
  }
}

/** Shows a lot that fell over the next one, which is already open: nobody is held up. */
export class Fall {
  lot = $state.raw<Fallen | null>(null);
  count = $state(0);
  shaking = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: EsopBoard) {
    $effect(() => {
      const deaf = board.play.listen((batch) => {
        for (const { event, fresh } of batch) {
          const lot = fresh ? fallen(event) : null;
          if (lot) this.#show(lot, board.time(SHOWN));
        }
      });
      return () => {
        deaf();
        clearTimeout(this.#timer);
      };
    });
  }

  #show(lot: Fallen, ms: number) {
    clearTimeout(this.#timer);
    if (ms === 0) return;
    this.lot = lot;
    this.count++;
    this.shaking = true;
    this.#timer = setTimeout(() => {
      this.lot = null;
      this.shaking = false;
    }, ms);
  }
}
