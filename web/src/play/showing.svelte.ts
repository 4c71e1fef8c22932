import { untrack } from 'svelte';
import type { Happening, Play } from '../games/board';
import type { Typed } from '../wire/types';
import { goesBack } from '../undo/asked';
import { toldBy, type Order, type Stage } from './told';

/** When each step of a scene begins, and when it goes on by itself, in milliseconds on this screen. */
export interface Timing {
  steps: readonly number[];
  end: number;
}

/** What a board says of what it shows. */
export interface Script<S, V, E extends Typed, F = never> {
  /** What an update gives to show, in the order in which it happened. */
  scenes(batch: readonly Happening<E>[], after: V, before: V | null): readonly S[];
  timing(scene: S): Timing;
  /** What to show to somebody who comes (back) while the pause after it still runs. */
  catchUp?(view: V): readonly S[];
  /** Whether a scene is not worth showing any more, after what has happened since. */
  stale?(scene: S, after: V): boolean;
  /** Which step tells which event; without it the log waits for nothing. */
  tells?: Order<S | F, E>;
  /** What the board plays by itself when all scenes are over, and how many steps that has. */
  finale?(batch: readonly Happening<E>[]): Stage<F> | null;
}

/** A scene, and how far the log goes in each of its steps; null: all of it is known already. */
interface Shown<S> {
  scene: S;
  told: readonly number[] | null;
}

const again = <S>(scenes: readonly S[]): Shown<S>[] => scenes.map((scene) => ({ scene, told: null }));

/** What happened, scene by scene, on this screen alone: the others are never held up, and who has seen enough goes on. */
export class Showing<S, V, E extends Typed, F = never> {
  #queue = $state.raw<readonly Shown<S>[]>([]);
  /** Grows with every scene and every repetition, to start its motion anew. */
  run = $state(0);
  /** The step of the scene that is shown. */
  step = $state(0);
  /** When it goes on by itself, in performance.now(); null once somebody looks closely. */
  until = $state<number | null>(null);
  /** How long it stands in all. */
  total = $state(0);
  #finale = $state.raw<readonly number[] | null>(null);
  #finaleStep = $state(0);
  readonly #play: Pick<Play<V>, 'holding'> & Partial<Pick<Play<V>, 'skipping'>>;
  readonly #script: Script<S, V, E, F>;
  #steps: ReturnType<typeof setTimeout>[] = [];
  #end: ReturnType<typeof setTimeout> | undefined;

  constructor(
    play: Pick<Play<V, unknown, Typed, E>, 'clock' | 'view' | 'listen' | 'holding'> & Partial<Pick<Play, 'skipping'>>,
    script: Script<S, V, E, F>,
  ) {
    this.#play = play;
    this.#script = script;
    if ((play.clock?.startsIn ?? 0) > 0) this.#queue = again(script.catchUp?.(play.view) ?? []);
    // Who skips has seen enough of what is still to be shown.
    $effect(() => {
      if (play.skipping?.on) untrack(this.finish);
    });
    $effect(() => {
      const deaf = play.listen((batch, before, after) => this.#hear(batch, before, after));
      untrack(() => {
        if (this.scene !== null) this.#begin();
      });
      return () => {
        deaf();
        this.pause();
        play.holding = false;
      };
    });
  }

  get scene(): S | null {
    return this.#queue[0]?.scene ?? null;
  }

  get next(): S | null {
    return this.#queue[1]?.scene ?? null;
  }

  /** All that is still to be shown, with what is shown now. */
  get scenes(): readonly S[] {
    return this.#queue.map(({ scene }) => scene);
  }

  /** The last event that may be spoken of: the rest is still to be shown. Null: everything. */
  get told(): number | null {
    const [shown] = this.#queue;
    return (shown ? shown.told?.[this.step] : this.#finale?.[this.#finaleStep]) ?? null;
  }

  get paused(): boolean {
    return this.scene !== null && this.until === null;
  }

  /** Ends this scene: the next one, or the board as it stands. */
  skip = () => {
    this.#queue = this.#queue.slice(1);
    this.#begin();
  };

  /** The board as it stands: nothing is shown any more. */
  finish = () => {
    if (this.scene === null) return;
    this.#queue = [];
    this.#begin();
  };

  /** The next step, or the next scene after the last. */
  forward = () => {
    if (this.step < this.#last) this.to(this.step + 1);
    else this.skip();
  };

  /** Looks at one step as long as it takes. */
  to = (step: number) => {
    this.pause();
    this.step = Math.max(0, Math.min(this.#last, step));
  };

  /** Somebody looks closely: what moves runs out, and then it waits until it is told to go on. */
  linger = () => {
    clearTimeout(this.#end);
    this.until = null;
  };

  /** Everything stands still until it is told to go on. */
  pause = () => {
    this.#steps.forEach(clearTimeout);
    this.#steps = [];
    this.linger();
  };

  /** Goes on from the step that is shown. */
  resume = () => {
    this.#run(this.step);
  };

  again = () => {
    this.#begin();
    this.linger();
  };

  /** Shows something that was shown before, as long as it takes. */
  recall = (scenes: readonly S[]) => {
    this.#queue = again(scenes);
    this.again();
  };

  /** How far the board has played its finale; after the last step everything is told. */
  finaleAt = (step: number) => {
    this.#finaleStep = step;
    if (step >= (this.#finale?.length ?? 0) - 1) this.#finale = null;
  };

  get #last(): number {
    return this.scene === null ? 0 : this.#script.timing(this.scene).steps.length - 1;
  }

  #hear(batch: readonly Happening<E>[], before: V | null, after: V) {
    if (this.#play.skipping?.on) return;
    const { scenes, stale, finale } = this.#script;
    const shown = this.scene;
    const back = batch.some(({ event }) => goesBack(event.type));
    const kept = back ? [] : this.#queue.filter(({ scene }) => !stale?.(scene, after));
    const found = scenes(batch, after, before);
    const last = batch.every(({ fresh }) => fresh) ? (finale?.(batch) ?? null) : null;
    const told = this.#told(batch, found, last);
    if (last) this.#finale = told?.[found.length] ?? null;
    this.#queue = [...kept, ...found.map((scene, i) => ({ scene, told: told?.[i] ?? null }))];
    if (this.scene !== shown) this.#begin();
  }

  #told(batch: readonly Happening<E>[], found: readonly S[], last: Stage<F> | null) {
    const { tells, timing } = this.#script;
    const stages: Stage<S | F>[] = found.map((scene) => ({ scene, steps: timing(scene).steps.length }));
    return tells ? toldBy(last ? [...stages, last] : stages, batch, tells) : null;
  }

  #begin() {
    this.pause();
    this.run++;
    this.step = 0;
    this.#play.holding = this.scene !== null;
    this.#run(0);
  }

  #run(from: number) {
    this.pause();
    if (this.scene === null) return;
    const { steps, end } = this.#script.timing(this.scene);
    const start = steps[from] ?? 0;
    this.total = end - start;
    this.until = performance.now() + this.total;
    this.#steps = steps.slice(from + 1).map((at, i) => setTimeout(() => (this.step = from + 1 + i), at - start));
    this.#end = setTimeout(this.skip, this.total);
  }
}
