import type { Choice } from '../wire/types';
import type { LiveTable } from './live.svelte';

/** The choices that have a button now: which one is pointed at, pressed once or on its way. All of it ends with the offer. */
export class Offered {
  readonly #play: () => LiveTable;
  readonly #only: () => (choice: Choice) => boolean;
  /** By place: a button stays under the pointer, whatever it offers next. */
  #place = $state<number | null>(null);
  #armed = $state<string | null>(null);
  #sent = $state<string | null>(null);

  constructor(play: () => LiveTable, only: () => (choice: Choice) => boolean) {
    this.#play = play;
    this.#only = only;
    // A button that is taken away under the pointer tells nobody that it was left.
    $effect(() => {
      if (this.#place !== null && this.#place >= this.choices.length) this.#place = null;
    });
  }

  readonly choices: readonly Choice[] = $derived.by(() =>
    (this.#play().prompt?.choices ?? []).filter((choice) => this.#only()(choice)),
  );

  /** The one whose consequence is asked for: under the pointer or in focus, else the one that waits for a second press. */
  get pointed(): Choice | null {
    const { choices } = this;
    if (this.#place !== null) return choices[this.#place] ?? null;
    return choices.find((choice) => this.isArmed(choice)) ?? null;
  }

  point(place: number): void {
    this.#place = place;
  }

  leave(): void {
    this.#place = null;
  }

  /** Pressed once where the person wants to be asked. */
  isArmed(choice: Choice): boolean {
    return this.#armed === this.#nameOf(choice);
  }

  isSent(choice: Choice): boolean {
    return this.#sent === this.#nameOf(choice);
  }

  /** The last refusal answered this choice, as it is offered now. */
  wasRefused(choice: Choice): boolean {
    const { refused, prompt } = this.#play();
    return (
      refused !== null &&
      refused.decision === prompt?.decision &&
      JSON.stringify(refused.move) === JSON.stringify(choice.move)
    );
  }

  async press(choice: Choice): Promise<void> {
    const play = this.#play();
    if (choice.refusal || play.sending || play.connection !== 'live') return;
    const name = this.#nameOf(choice);
    if (play.prefs.confirm && this.#armed !== name) {
      this.#armed = name;
      return;
    }
    this.#armed = null;
    this.#sent = name;
    await play.send(choice.move);
    this.#sent = null;
  }

  #nameOf(choice: Choice): string {
    return `${this.#play().prompt?.decision}:${JSON.stringify(choice.move)}`;
  }
}
