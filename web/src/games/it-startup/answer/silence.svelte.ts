import { SvelteSet } from 'svelte/reactivity';
import type { StartupBoard, StartupChoice } from '../board.svelte';
import { titleOf } from '../copies';

/** "Don't ask me for this": cards of this turn that are let happen without a question. */
export class Silence {
  readonly #board: StartupBoard;
  readonly #kept = new SvelteSet<string>();

  constructor(board: StartupBoard) {
    this.#board = board;
  }

  /** This card in this turn; null: nobody asks me. */
  get #asked(): string | null {
    const { attack, round, active } = this.#board.play.view;
    return attack && attack.target === this.#board.play.seat ? `${round}-${active}-${titleOf(attack.card)}` : null;
  }

  get on(): boolean {
    return this.#asked !== null && this.#kept.has(this.#asked);
  }

  set on(on: boolean) {
    const asked = this.#asked;
    if (asked === null) return;
    if (on) this.#kept.add(asked);
    else this.#kept.delete(asked);
  }

  /** What is answered without asking me. */
  get pass(): StartupChoice | null {
    if (!this.on) return null;
    return this.#board.choices.find((c) => c.move.type === 'respond' && c.move.answer === 'pass') ?? null;
  }
}

/** As long as somebody needs to think: who was asked and who was not look the same. */
export const pause = (random: () => number = Math.random): number => 700 + random() * 900;
