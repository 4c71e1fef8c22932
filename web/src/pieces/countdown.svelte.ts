/** A ring moves by a two-hundredth of its round at a time: finer is not seen, and every frame painted costs. */
const STEPS = 200;
const LONGEST = 200;

/** The time left until a moment, counted while somebody looks. Made while a component is set up. */
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
      const pause = Math.min(LONGEST, total() / STEPS);
      let frame = 0;
      let timer = 0;
      const step = () => {
        const now = performance.now();
        this.#now = now;
        if (now < end) timer = window.setTimeout(() => (frame = requestAnimationFrame(step)), pause);
      };
      step();
      return () => {
        clearTimeout(timer);
        cancelAnimationFrame(frame);
      };
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
