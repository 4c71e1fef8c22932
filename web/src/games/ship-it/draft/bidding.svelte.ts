import { SvelteMap } from 'svelte/reactivity';
import type { ShipBoard } from '../board.svelte';
import type { EngineerView, ShipMove } from '../types';

/** My bid sheet while I write on it: what I press counts at once here, and is told to the server in that order. */
export class Bidding {
  /** What is on its way: 0 for a bid withdrawn. */
  readonly #sent = new SvelteMap<number, { amount: number; order: number }>();
  #orders = 0;
  readonly #board: ShipBoard;
  #looked = $state<number | null>(null);

  constructor(board: ShipBoard) {
    this.#board = board;
  }

  get sheet() {
    return this.#board.own?.sheet ?? null;
  }

  get writes(): boolean {
    return this.sheet !== null && !this.sheet.submitted;
  }

  /** Open to all, in the order of the pool. */
  readonly open = $derived.by(() =>
    this.#board.view.pool.filter((each) => typeof each.reservedFor !== 'number').map((each) => each.engineer),
  );

  /** Reserved for me, outside the limit. */
  readonly reserved = $derived.by(() => {
    const { seat } = this.#board.play;
    return this.#board.view.pool
      .filter((each) => seat !== null && each.reservedFor === seat)
      .map((each) => each.engineer);
  });

  /** Seen by me alone. */
  get insiders(): readonly EngineerView[] {
    return this.sheet?.insiders ?? [];
  }

  /** The one who is looked at: whose prospects are shown, and on whom the bar bids. */
  get looked(): EngineerView | undefined {
    const all = [...this.open, ...this.reserved, ...this.insiders];
    return all.find(({ id }) => id === this.#looked) ?? all[0];
  }

  look = (who: EngineerView) => {
    this.#looked = who.id;
  };

  /** What one press more would bid: the salary first, then a dollar more. */
  next(who: EngineerView): number {
    const now = this.amount(who.id);
    return now === 0 ? who.salary : now + 1;
  }

  /** Whether anybody here could be paid. */
  get affords(): boolean {
    const most = this.sheet?.highestBid ?? 0;
    return [...this.open, ...this.reserved, ...this.insiders].some(({ salary }) => salary <= most);
  }

  /** My bid on somebody, 0 for none. */
  amount(engineer: number): number {
    return this.#sent.get(engineer)?.amount ?? this.sheet?.bids.find((bid) => bid.engineer === engineer)?.amount ?? 0;
  }

  price(engineer: number): number | null {
    return this.sheet?.bids.find((bid) => bid.engineer === engineer)?.price ?? null;
  }

  raise = (who: EngineerView, by = 1) => {
    const now = this.amount(who.id);
    this.set(who, now === 0 ? who.salary : now + by);
  };

  lower = (who: EngineerView, by = 1) => {
    const now = this.amount(who.id);
    this.set(who, now <= who.salary ? 0 : Math.max(who.salary, now - by));
  };

  set = (who: EngineerView, amount: number) => {
    const wanted = Math.min(amount, this.sheet?.highestBid ?? 0);
    const next = wanted < who.salary ? 0 : wanted;
    if (next === this.amount(who.id)) return;
    void this.#tell(
      who.id,
      next,
      next === 0 ? { type: 'withdraw', engineer: who.id } : { type: 'bid', engineer: who.id, amount: next },
    );
  };

  clear = () => {
    for (const { engineer } of this.sheet?.bids ?? []) void this.#tell(engineer, 0, { type: 'withdraw', engineer });
  };

  keep = (money: number) => void this.#board.play.send({ type: 'keep', money: Math.max(0, money) });
  most = (hires: number | null) => void this.#board.play.send({ type: 'max-hires', hires });

  async #tell(engineer: number, amount: number, move: ShipMove) {
    const order = ++this.#orders;
    this.#sent.set(engineer, { amount, order });
    await this.#board.play.send(move);
    if (this.#sent.get(engineer)?.order === order) this.#sent.delete(engineer);
  }
}
