import type { Choice } from '../wire/types';
import { Fresh } from './fresh.svelte';
import type { LiveTable } from './live.svelte';

/** The choices that have a button now: which one is pointed at, pressed once or on its way. All of it ends with the offer. */
export class Offered {
  readonly #play: () => LiveTable;
  readonly #only: () => (choice: Choice) => boolean;
  /** By place: a button stays under the pointer, whatever it offers next. */
  #place = $state<number | null>(null);
  #armed = $state<{ name: string; because: 'again' | 'changed' } | null>(null);
  readonly #fresh: Fresh;
  #sent = $state<string | null>(null);

  constructor(play: () => LiveTable, only: () => (choice: Choice) => boolean) {
    this.#play = play;
    this.#only = only;
    this.#fresh = new Fresh(
      () => play().update,
      () => this.choices.map((choice, place) => [place, this.#nameOf(choice)] as const),
    );
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

  /** Pressed once, and pressed again it is sent. */
  isArmed(choice: Choice): boolean {
    return this.#armed?.name === this.#nameOf(choice);
  }

  /** Why it waits for a second press: the person wants to be asked, or it changed under the finger. */
  asks(choice: Choice): 'bar.again' | 'bar.changed' | null {
    return this.#armed && this.isArmed(choice) ? `bar.${this.#armed.because}` : null;
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
    const changed = this.#fresh.has(this.choices.indexOf(choice));
    if ((play.prefs.confirm || changed) && !this.isArmed(choice)) {
      this.#armed = { name, because: changed ? 'changed' : 'again' };
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
