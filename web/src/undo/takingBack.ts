import type { LiveTable } from '../play/live.svelte';

/** Taking my last move back: free, by asking the others, or at once where only bots would have to agree. */
export class TakingBack {
  readonly #play: LiveTable;

  constructor(play: LiveTable) {
    this.#play = play;
  }

  /** Whether this table knows it at all. */
  get there(): boolean {
    const { seat, table, result } = this.#play;
    return seat !== null && table.stage === 'playing' && !result && table.options.takingBack !== 'never';
  }

  get free(): boolean {
    return this.#may(this.#play.you.takeBack);
  }

  /** No longer free: the others are asked. */
  get asks(): boolean {
    return !this.free && this.#may(this.#play.you.askBack);
  }

  get offered(): boolean {
    return this.free || this.asks;
  }

  /** Nobody but bots would be asked, and they agree at once; for a person who may come back, no bot does. */
  get onlyBots(): boolean {
    const { seat, table } = this.#play;
    return table.seats.every((chair) => chair.seat === seat || chair.kind === 'bot' || chair.gone);
  }

  async press(): Promise<void> {
    if (this.free) await this.#play.tellForSeat('take-back');
    else if (this.asks) await this.#play.tellForSeat('ask-back');
  }

  #may(seats: readonly number[]): boolean {
    const { seat, table, frozen } = this.#play;
    return seat !== null && !frozen && !table.paused && !table.asked && seats.includes(seat);
  }
}
