import { untrack } from 'svelte';
import type { ShipBoard } from './board.svelte';
import { scenes, scenesToCatchUp, timing, type Scene } from './showing';
import { toldBy } from './told';
import type { RoundView } from './types';

/** A scene, and how far the log goes in each of its steps; null: all of it is known already. */
interface Shown {
  scene: Scene;
  told: readonly number[] | null;
}

const again = (found: readonly Scene[]): Shown[] => found.map((scene) => ({ scene, told: null }));

/** What happened, scene by scene, on this screen alone: the others are never held up, and who has seen enough goes on. */
export class Showing {
  #queue = $state.raw<readonly Shown[]>([]);
  /** Grows with every scene and every repetition, to start its motion anew. */
  run = $state(0);
  /** The step of the scene that is told now. */
  step = $state(0);
  /** When it goes on by itself, in performance.now(); null once somebody lingers. */
  until = $state<number | null>(null);
  /** How long it stands in all. */
  total = $state(0);
  readonly #board: ShipBoard;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(board: ShipBoard) {
    this.#board = board;
    if ((board.play.clock?.startsIn ?? 0) > 0) this.#queue = again(scenesToCatchUp(board.view));
    $effect(() => {
      const deaf = board.play.listen((batch, _before, after) => {
        if (this.scene?.kind === 'granting' && this.scene.live && after.phase !== 'live') this.skip();
        const found = scenes(batch, after, board.play.seat);
        if (found.length === 0) return;
        const idle = this.scene === null;
        const told = toldBy(found, batch);
        this.#queue = [...this.#queue, ...found.map((scene, i) => ({ scene, told: told[i] ?? null }))];
        if (idle) this.#begin();
      });
      untrack(() => {
        if (this.scene) this.#begin();
      });
      return () => {
        deaf();
        this.#stop();
        board.play.holding = false;
      };
    });
  }

  get scene(): Scene | null {
    return this.#queue[0]?.scene ?? null;
  }

  get next(): Scene | null {
    return this.#queue[1]?.scene ?? null;
  }

  /** The round whose end is being shown, or will be: what the table stands at is not told yet. */
  get report(): RoundView | null {
    for (const { scene } of this.#queue) if ('report' in scene) return scene.report;
    return null;
  }

  /** The last event that may be spoken of: the rest is still to be shown. Null: everything. */
  get told(): number | null {
    return this.#queue[0]?.told?.[this.step] ?? null;
  }

  get paused(): boolean {
    return this.scene !== null && this.until === null;
  }

  /** Ends this scene: the next one, or the board as it stands. */
  skip = () => {
    this.#queue = this.#queue.slice(1);
    this.#begin();
  };

  /** The next step, or the next scene after the last. */
  forward = () => {
    if (this.step < this.#last) this.to(this.step + 1);
    else this.skip();
  };

  /** Looks at one step as long as it takes. */
  to = (step: number) => {
    this.linger();
    this.step = Math.max(0, Math.min(this.#last, step));
  };

  /** Somebody looks closely: it waits until it is told to go on. */
  linger = () => {
    this.#stop();
  };

  /** Goes on from the step that is shown. */
  resume = () => {
    this.#run(this.step);
  };

  /** Shows the last round again. */
  recall = () => {
    this.#queue = again(scenesToCatchUp(this.#board.view));
    this.#begin();
    this.to(0);
  };

  get #last(): number {
    return this.scene ? timing(this.scene).steps.length - 1 : 0;
  }

  #begin() {
    this.#stop();
    this.run++;
    this.step = 0;
    this.#board.play.holding = this.scene !== null;
    if (this.scene) this.#run(0);
  }

  #run(from: number) {
    this.#stop();
    if (!this.scene) return;
    const { steps, end } = timing(this.scene);
    const start = steps[from] ?? 0;
    this.total = this.#board.paced(end - start);
    this.until = performance.now() + this.total;
    steps.forEach((at, i) => {
      if (i > from) this.#later(() => (this.step = i), this.#board.paced(at - start));
    });
    this.#later(this.skip, this.total);
  }

  #later(what: () => void, ms: number) {
    this.#timers.push(setTimeout(what, ms));
  }

  #stop() {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.until = null;
  }
}
