import { presence } from '../table/seating';
import type { LiveTable } from './live.svelte';

/** What happened while somebody skipped: from this event on, up to before that one. */
export interface Skipped {
  from: number;
  to: number;
}

/** The way to my next decision: bots play without pauses, nothing is shown in scenes, and then it is told in a reel. */
export class Skipping {
  /** On the way. */
  on = $state(false);
  /** What is to be told of it; null: nothing, or somebody has seen it. */
  reel = $state.raw<Skipped | null>(null);
  readonly #play: LiveTable;
  #from = 0;

  constructor(play: LiveTable) {
    this.#play = play;
  }

  /** I can do nothing, and only bots act. */
  get idle(): boolean {
    const { table, owes, frozen, result } = this.#play;
    const seat = this.#seat;
    if (seat === null || frozen || result || table.paused || table.asked || table.seats[seat]?.away) return false;
    return !this.#decides && owes.length > 0 && owes.every((one) => this.#isBot(one));
  }

  async skip(): Promise<void> {
    if (this.on || !this.idle) return;
    await this.#go((this.#play.events.at(-1)?.id ?? 0) + 1);
  }

  /** What stopped the way was pressed for me: it goes on, and all of it is told in the end. */
  async goOn({ from }: Skipped): Promise<void> {
    await this.#go(from);
  }

  async #go(from: number): Promise<void> {
    this.on = true;
    this.reel = null;
    this.#from = from;
    const answer = await this.#play.tell('skip', { seat: this.#seat });
    if (!answer.ok) this.on = false;
  }

  /** Something happened: perhaps it is my decision now, or that of another person. */
  arrived(): void {
    if (!this.on) return;
    const { owes, result, events } = this.#play;
    if (!result && !this.#decides && owes.every((one) => this.#isBot(one))) return;
    this.on = false;
    const to = (events.at(-1)?.id ?? 0) + 1;
    this.reel = !result && to > this.#from ? { from: this.#from, to } : null;
  }

  /** I act: what happened before is known. */
  close = (): void => {
    this.reel = null;
  };

  /** Who waits: where several look at the table together, any of them. */
  get #seat(): number | null {
    const { seat, you } = this.#play;
    return seat ?? you.seats[0] ?? null;
  }

  get #decides(): boolean {
    const { seat, owes, prompt } = this.#play;
    return (
      (seat !== null && owes.includes(seat)) ||
      (prompt?.choices.some((choice) => choice.main && !choice.refusal) ?? false)
    );
  }

  #isBot(seat: number): boolean {
    const chair = this.#play.table.seats[seat];
    return chair !== undefined && ['bot', 'stand-in'].includes(presence(chair));
  }
}
