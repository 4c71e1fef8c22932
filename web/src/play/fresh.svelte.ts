/** So long after a change a finger may still mean what stood there before. */
const UNSEEN = 300;

/** Which buttons have just come to offer something else, through what others did. */
export class Fresh {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- looked up at a press, never shown
  readonly #since = new Map<string | number, { offer: string; at: number }>();

  /** `offers` tells by place or id what a button offers; it counts as changed by others if an update came just before. */
  constructor(update: () => number, offers: () => readonly (readonly [button: string | number, offer: string])[]) {
    let last: number | null = null;
    let updated = -Infinity;
    $effect.pre(() => {
      const [n, told, now] = [update(), offers(), performance.now()];
      if (last !== null && last !== n) updated = now;
      last = n;
      // What is there from the beginning, or changed by my own hand, is known.
      const at = now - updated < UNSEEN ? now : -Infinity;
      for (const button of [...this.#since.keys()]) {
        if (!told.some(([each]) => each === button)) this.#since.delete(button);
      }
      for (const [button, offer] of told) {
        if (this.#since.get(button)?.offer !== offer) this.#since.set(button, { offer, at });
      }
    });
  }

  has(button: string | number): boolean {
    return performance.now() - (this.#since.get(button)?.at ?? -Infinity) < UNSEEN;
  }
}
