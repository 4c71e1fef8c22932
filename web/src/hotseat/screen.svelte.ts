import { SvelteSet } from 'svelte/reactivity';
import type { LiveTable } from '../play/live.svelte';
import { everyday } from '../table/bots';
import type { Chair } from '../wire/types';
import { covers, due, passes, standing, type AtScreen, type Standing } from './order';

/** A screen at which several people sit: who is in front of it, who comes next, and whom the curtain hangs for. */
export class SharedScreen {
  readonly #live: LiveTable;
  readonly #chosen = new SvelteSet<number>();
  #last = $state<number | null>(null);
  #wished = $state<number | null>(null);
  #called = $state<number | null>(null);
  /** The house is asked to open the curtain. */
  opening = $state(false);

  constructor(live: LiveTable) {
    this.#live = live;
  }

  /** Several people sit here, and this device moves for them. */
  get shared(): boolean {
    const { you, table, elsewhere, result } = this.#live;
    return you.seats.length > 1 && table.stage === 'playing' && !result && !elsewhere;
  }

  get people(): Chair[] {
    const { you, table } = this.#live;
    return you.seats.flatMap((seat) => table.seats[seat] ?? []);
  }

  get front(): number | null {
    return this.#live.seat;
  }

  /** For whom the curtain hangs; null: it covers nothing. */
  get covers(): number | null {
    return this.shared ? covers(this.#at) : null;
  }

  /** Who was in front last, or looks away first: the one the screen comes from. */
  get from(): number | null {
    const to = this.covers;
    const others = this.people.filter(({ seat }) => seat !== to);
    return (others.find(({ seat }) => seat === this.#last) ?? others[0])?.seat ?? null;
  }

  /** Whether the one in front is done. */
  get passes(): boolean {
    return this.shared && passes(this.#at);
  }

  /** Whether somebody else waits for the screen. */
  get awaited(): boolean {
    return due(this.#at).length > 0;
  }

  /** Nobody has to move: who wanted to come may as well not. */
  get unasked(): boolean {
    return this.#wished !== null;
  }

  standing(seat: number): Standing {
    return standing(this.#at, seat, this.#chosen);
  }

  /** Somebody wants to come to the front. */
  async wish(seat: number): Promise<void> {
    if (this.front === seat) return;
    this.#wished = seat;
    if (this.front !== null) await this.draw();
  }

  forgo(): void {
    this.#wished = null;
  }

  /** The curtain falls: what only the one in front may see is gone from this page before the house is told. */
  async draw(): Promise<void> {
    if (this.#wished === this.front) this.#wished = null;
    this.#last = this.front;
    await this.#live.face(null);
  }

  async open(seat: number): Promise<void> {
    this.opening = true;
    const answer = await this.#live.face(seat);
    this.opening = false;
    if (!answer.ok) {
      this.#live.notice = { say: answer.say, text: answer.text };
      return;
    }
    this.#called = seat;
    this.#wished = this.#live.owes.includes(seat) ? null : seat;
    this.#last = seat;
  }

  /** A bot plays for somebody who is not there, until they are back. */
  async letBot(seat: number): Promise<void> {
    const left = await this.#live.tell('leave', { seat });
    if (left.ok) await this.#live.tell('sit-in', { seat, bot: everyday(this.#live.bots) });
  }

  async comeBack(seat: number): Promise<void> {
    await this.#live.tell('come-back', { seat });
  }

  /** The one in front has moved. */
  acted(): void {
    const seat = this.front;
    if (seat === null) return;
    this.#chosen.add(seat);
    if (this.#wished === seat) this.#wished = null;
  }

  /** Something happened at the table. */
  arrived(): void {
    for (const seat of this.#live.owes) this.#chosen.delete(seat);
    this.#called = this.covers;
  }

  get #at(): AtScreen {
    const { you, owes, may, table } = this.#live;
    return {
      mine: you.seats,
      front: this.front,
      last: this.#last,
      owes,
      may,
      away: this.people.filter(({ away, gone }) => away || gone).map(({ seat }) => seat),
      wished: this.#wished,
      called: this.#called,
      still: table.paused || Boolean(table.asked),
    };
  }
}
