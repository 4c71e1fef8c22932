/** The time left until a moment, counted frame by frame while somebody looks. Made while a component is set up. */
export class Countdown {
  #now = $state(0);
  readonly #until: () => number;
  readonly #total: () => number;

  /** Milliseconds; `until` on the scale of performance.now(). Both may change while it runs. */
  constructor(until: () => number, total: () => number) {
    this.#now = performance.now();
    this.#until = until;
    this.#total = total;
    $effect(() => {
      const end = until();
      let frame = 0;
      const step = () => {
        const now = performance.now();
        this.#now = now;
        if (now < end) frame = requestAnimationFrame(step);
      };
      step();
      return () => cancelAnimationFrame(frame);
    });
  }

  get left(): number {
    return Math.max(0, this.#until() - this.#now);
  }

  /** What is left of the whole, 0 to 1. */
  get part(): number {
    const total = this.#total();
    return total > 0 ? Math.min(1, this.left / total) : 0;
  }
}
