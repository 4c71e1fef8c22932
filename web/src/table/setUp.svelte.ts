import type { LiveTable } from '../play/live.svelte';
import type { GameInfo, Options } from '../wire/types';

interface Asked {
  seats: number;
  options: Options;
}

/**
 * The chairs and rules of a table before the start. What the host asked for last counts at once, so that a second
 * click goes on from there and not from what the server last said.
 */
export class SetUp {
  readonly #live: LiveTable;
  readonly info: GameInfo;
  #asked = $state.raw<Asked | null>(null);

  constructor(live: LiveTable, info: GameInfo) {
    this.#live = live;
    this.info = info;
  }

  get seats(): number {
    return this.#asked?.seats ?? this.#live.table.seats.length;
  }
  get options(): Options {
    return this.#asked?.options ?? this.#live.table.options;
  }

  async ask(change: Partial<Asked>): Promise<void> {
    const asked = { seats: this.seats, options: this.options, ...change };
    if (asked.seats < this.info.seats.min || asked.seats > this.info.seats.max) return;
    this.#asked = asked;
    await this.#live.tell('set-up', asked);
    if (this.#asked === asked) this.#asked = null;
  }
}
