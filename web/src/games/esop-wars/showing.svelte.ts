import { untrack } from 'svelte';
import type { EsopBoard } from './board.svelte';
import { sceneToCatchUp, scenes, type Scene } from './showing';
import { EXIT_STEPS, toldBy } from './told';

/** The milliseconds after which each step of a showing begins. */
export type Steps = readonly number[];

/** A scene, and how far the log goes in each of its steps; null: all of it is known already. */
interface Shown {
  scene: Scene;
  told: readonly number[] | null;
}

/** What happened, scene by scene, on this screen alone: the others are never held up, and who has seen enough goes on. */
export class Showing {
  #queue = $state.raw<readonly Shown[]>([]);
  /** Grows with every scene and every repetition, to start its motion anew. */
  run = $state(0);
  /** How many steps of the scene have begun. */
  step = $state(0);
  /** When it goes on by itself, in performance.now(); null once somebody lingers. */
  until = $state<number | null>(null);
  /** How far the log goes in each step of the exit, until it was played. */
  #exit = $state.raw<readonly number[] | null>(null);
  #exitStep = $state(0);
  readonly #board: EsopBoard;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(board: EsopBoard) {
    this.#board = board;
    const missed = (board.play.clock?.startsIn ?? 0) > 0 ? sceneToCatchUp(board.view) : null;
    if (missed) this.#queue = [{ scene: missed, told: null }];
    $effect(() => {
      const deaf = board.play.listen((batch, _before, after) => {
        const found = scenes(batch, after);
        const told = toldBy(found, batch);
        if (told.exit && batch.every(({ fresh }) => fresh)) this.#exit = told.exit;
        if (found.length === 0) return;
        const idle = this.scene === null;
        this.#queue = [...this.#queue, ...found.map((scene, i) => ({ scene, told: told.scenes[i] ?? null }))];
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

  /** The last event that may be spoken of: the rest is still to be shown. Null: everything. */
  get told(): number | null {
    const [shown] = this.#queue;
    return shown ? (shown.told?.[this.step] ?? null) : (this.#exit?.[this.#exitStep] ?? null);
  }

  /** The exit plays by itself, when all scenes are over; after its last step everything is told. */
  exitAt = (step: number) => {
    this.#exitStep = step;
    if (step >= EXIT_STEPS - 1) this.#exit = null;
  };

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
    this.#queue = [{ scene, told: null }];
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
