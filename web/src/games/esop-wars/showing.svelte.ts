import { untrack } from 'svelte';
import type { EsopBoard } from './board.svelte';
import { sceneToCatchUp, scenes, type Scene } from './showing';

/** The milliseconds after which each step of a showing begins. */
export type Steps = readonly number[];

/** What happened, scene by scene, on this screen alone: the others are never held up, and who has seen enough goes on. */
export class Showing {
  #queue = $state.raw<readonly Scene[]>([]);
  /** Grows with every scene and every repetition, to start its motion anew. */
  run = $state(0);
  /** How many steps of the scene have begun. */
  step = $state(0);
  /** When it goes on by itself, in performance.now(); null once somebody lingers. */
  until = $state<number | null>(null);
  readonly #board: EsopBoard;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(board: EsopBoard) {
    this.#board = board;
    const missed = (board.play.clock?.startsIn ?? 0) > 0 ? sceneToCatchUp(board.view) : null;
    if (missed) this.#queue = [missed];
    $effect(() => {
      const deaf = board.play.listen((batch, _before, after) => {
        const found = scenes(batch, after);
        if (found.length === 0) return;
        const idle = this.scene === null;
        this.#queue = [...this.#queue, ...found];
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
    return this.#queue[0] ?? null;
  }

  get next(): Scene | null {
    return this.#queue[1] ?? null;
  }

  /** Ends this scene: the next one, or the board as it stands. */
  skip = () => {
    this.#queue = this.#queue.slice(1);
    this.#begin();
  };

  again = () => {
    this.#begin();
    this.linger();
  };

  /** Somebody looks closely: it waits until the button is pressed. */
  linger = () => {
    this.until = null;
  };

  /** Shows something that was shown before. */
  recall(scene: Scene) {
    this.#queue = [scene];
    this.again();
  }

  /** How long each scene stands: as long as the table pauses for it. */
  get pause(): number {
    return this.#board.paced(this.#board.play.box.clocks.revealPauseMs);
  }

  #begin() {
    this.#stop();
    this.run++;
    this.step = 0;
    this.#board.play.holding = this.scene !== null;
    if (!this.scene) return;
    const ms = this.pause;
    this.until = performance.now() + ms;
    STEPS.forEach((at, i) => this.#later(() => (this.step = Math.max(this.step, i + 1)), this.#board.time(at)));
    this.#later(() => {
      if (this.until !== null) this.skip();
    }, ms);
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

/** A market: the card turns, gains rise, losses fall, factors appear, towers grow, the sentence is said. */
const STEPS: Steps = [100, 650, 770, 1150, 1450, 2300];
