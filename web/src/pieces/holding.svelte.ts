const STEP = 20;
/** Who cannot hold presses twice, within this time. */
const ARMED = 6000;

/** How long something has been held; made while a component is set up. */
export class Holding {
  /** 0: not held, 1: held long enough. */
  part = $state(0);
  /** A click that nobody's finger or key made (a screen reader's) came: the next one counts. */
  armed = $state(false);
  readonly #done: () => void;
  readonly #ms: () => number;
  #timer: ReturnType<typeof setInterval> | undefined;
  #disarm: ReturnType<typeof setTimeout> | undefined;
  #pointed = false;

  constructor(done: () => void, ms: () => number) {
    this.#done = done;
    this.#ms = ms;
  }

  press(byPointer = false): void {
    this.#stop();
    this.#pointed = byPointer;
    const since = performance.now();
    this.#timer = setInterval(() => {
      const part = (performance.now() - since) / this.#ms();
      if (part < 1) this.part = part;
      else this.#finish();
    }, STEP);
  }

  release(): void {
    this.#stop();
    clearTimeout(this.#disarm);
    this.armed = false;
  }

  /** The click after a pointer's press means nothing; one without a press comes from who cannot hold. */
  click(): void {
    if (this.#pointed) {
      this.#pointed = false;
      return;
    }
    if (this.armed) {
      this.#finish();
      return;
    }
    this.armed = true;
    this.#disarm = setTimeout(() => (this.armed = false), ARMED);
  }

  #finish(): void {
    this.release();
    this.#done();
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.part = 0;
  }
}
