/** Every so often it is asked whether anybody is there. */
const EVERY = 2_000;

/** So long silence after a question is borne: with the time between two of them, less than five seconds. */
const BORNE = 2_800;

/** The heartbeat of a line: asks while it runs, and says when nothing at all was heard after a question. */
export class Pulse {
  readonly #ask: (n: number) => void;
  readonly #dead: () => void;
  #n = 0;
  #timer?: ReturnType<typeof setInterval>;
  #silence?: ReturnType<typeof setTimeout>;

  constructor(ask: (n: number) => void, dead: () => void) {
    this.#ask = ask;
    this.#dead = dead;
  }

  /** Does nothing if it beats already. */
  start(): void {
    this.#timer ??= setInterval(() => this.beat(), EVERY);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.heard();
  }

  /** Asks now, for instance because the page has just woken up. */
  beat(): void {
    this.#ask(++this.#n);
    this.#silence ??= setTimeout(() => {
      this.#silence = undefined;
      this.#dead();
    }, BORNE);
  }

  /** Whatever comes in says that the line stands. */
  heard(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }
}
