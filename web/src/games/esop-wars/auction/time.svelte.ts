import type { RunningClock } from '../../board';

/** What the clock says, frame by frame while it runs. Made while a component is set up. */
export class TimeLeft {
  ms = $state(0);
  readonly #clock: () => RunningClock | null;

  constructor(clock: () => RunningClock | null) {
    this.#clock = clock;
    $effect(() => {
      const now = clock();
      let frame = 0;
      const step = () => {
        const left = now?.now() ?? 0; // reading `ms` here would start this effect again at every frame
        this.ms = left;
        if (now?.running && left > 0) frame = requestAnimationFrame(step);
      };
      step();
      return () => cancelAnimationFrame(frame);
    });
  }

  get part(): number {
    const total = this.#clock()?.total ?? 0;
    return total > 0 ? Math.min(1, this.ms / total) : 0;
  }

  /** One decimal while seconds are few. */
  get text(): string {
    return this.ms < 10_000 ? (this.ms / 1000).toFixed(1) : String(Math.ceil(this.ms / 1000));
  }

  /** The last call that was due: it stays right after a reload, when no call is heard again. */
  get called(): string | null {
    const due = this.#clock()?.calls.filter((call) => this.ms <= call.left) ?? [];
    return due.sort((a, b) => a.left - b.left)[0]?.name ?? null;
  }
}
