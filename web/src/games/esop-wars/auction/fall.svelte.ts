import type { EsopBoard } from '../board.svelte';

/** A lot whose hammer just fell: whose it is now, or nobody's. */
export interface Fallen {
  card: string;
  seat: number | null;
  price: number;
  /** Given at the opening bid, without a bid. */
  placed: boolean;
}

const SHOWN = 1500;

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
          if (!fresh || !event.card) continue;
          const price = event.price?.equity ?? 0;
          const fallen = {
            card: event.card.card,
            seat: event.seat?.seat ?? null,
            price,
            placed: event.type === 'placed',
          };
          if (['sold', 'discarded', 'placed'].includes(event.type)) this.#show(fallen, board.time(SHOWN));
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
