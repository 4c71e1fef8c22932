import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { Consequence } from '../../../play/consequence.svelte';
import type { Preview, Refused } from '../../../wire/types';
import type { ShipBoard } from '../board.svelte';
import { spotOn } from '../people/gains';
import type { EntryView, ProspectView, ShipMove, SpotView } from '../types';

/** Where somebody is being dragged, in pixels of the window. */
export interface Drag {
  engineer: number;
  x: number;
  y: number;
}

/** My plan while I make it: who is picked, which room is pointed at, and what that would come to. */
export class Planning {
  #picked = $state<number | null>(null);
  /** The room that is pointed at, or tapped once. */
  target = $state<string | null>(null);
  /** It stays pointed at: a finger or a key did it, and the bar offers to place. */
  held = $state(false);
  #ai = new SvelteMap<number, boolean>();
  drag = $state.raw<Drag | null>(null);
  readonly #board: ShipBoard;
  readonly #consequence: Consequence<ShipMove>;

  constructor(board: ShipBoard) {
    this.#board = board;
    this.#consequence = new Consequence(board.play, () => this.#asked);
    // What a finger or a key holds ends with the decision it was meant for.
    let decision = board.play.prompt?.decision;
    $effect(() => {
      const now = board.play.prompt?.decision;
      if (now !== decision && untrack(() => this.held)) this.point(null);
      decision = now;
    });
  }

  /** What it would come to. */
  get sum(): Preview | null {
    return this.#consequence.preview;
  }

  get refused(): Refused | null {
    return this.#consequence.refused;
  }

  get plan() {
    return this.#board.own?.plan ?? null;
  }

  get phase(): string {
    return this.#board.view.phase;
  }

  /** Whether I may still change something. */
  get decides(): boolean {
    return this.plan !== null && (this.#board.mine?.decides ?? false);
  }

  get bench(): readonly number[] {
    return this.plan?.bench ?? [];
  }

  entry(engineer: number | null): EntryView | undefined {
    return this.plan?.entries.find((each) => each.engineer === engineer);
  }

  /** The one whose gains the rooms show: who was picked, else the first on the bench. */
  get picked(): number | null {
    if (!this.decides) return null;
    const mine = this.#board.mine?.roster.some(({ id }) => id === this.#picked) ?? false;
    const forced = this.entry(this.#picked)?.forced ?? false;
    return mine && !forced ? this.#picked : (this.bench[0] ?? null);
  }

  get prospect(): ProspectView | undefined {
    return this.#board.own?.prospects.find((each) => each.engineer === this.picked);
  }

  /** Whether AI helps the picked one, as far as there is a choice. */
  get ai(): boolean {
    const picked = this.picked;
    if (picked === null) return false;
    return this.#ai.get(picked) ?? this.entry(picked)?.ai ?? false;
  }

  /** Whether AI can be added to the picked one anywhere. */
  get canUseAi(): boolean {
    return this.prospect?.spots.some((spot) => spot.ai && spot.open) ?? false;
  }

  /** What the picked one would do in a room, with AI if it is wanted and there. */
  spot(action: string): SpotView | undefined {
    const plain = spotOn(this.prospect, action, false);
    const helped = this.ai ? spotOn(this.prospect, action, true) : undefined;
    return helped?.open ? helped : plain;
  }

  pick = (engineer: number) => {
    this.#picked = engineer;
    this.point(null);
  };

  point = (action: string | null, held = false) => {
    this.target = action;
    this.held = held && action !== null;
  };

  /** Somebody who has a place was picked: it can be put back, or helped by AI. */
  get picksPlaced(): EntryView | undefined {
    return this.decides ? this.entry(this.picked) : undefined;
  }

  setAi = (ai: boolean) => {
    const picked = this.picked;
    if (picked === null) return;
    this.#ai.set(picked, ai);
    if (this.entry(picked)) void this.#send({ type: 'set-ai', engineer: picked, ai });
  };

  /** Puts the picked one into a room; somebody who has a place moves there. */
  place = async (action: string, ai = this.spot(action)?.ai ?? false) => {
    const engineer = this.picked;
    if (engineer === null || !this.decides) return;
    if (this.entry(engineer)?.action === action) return;
    this.point(null);
    if (await this.#send({ type: 'place', engineer, action, ai })) {
      this.#ai.delete(engineer);
      this.#picked = null;
    } else this.#picked = engineer;
  };

  /** Nobody is picked, nothing is pointed at. */
  leave = () => {
    this.#picked = null;
    this.point(null);
  };

  putBack = (engineer: number) => {
    this.point(null);
    this.#picked = engineer;
    void this.#send({ type: 'remove', engineer });
  };

  async #send(move: ShipMove): Promise<boolean> {
    return (await this.#board.play.send(move)).ok;
  }

  /** What the server is asked about: the picked one in the room that is pointed at. */
  get #asked(): ShipMove | null {
    const { picked, target } = this;
    if (picked === null || target === null) return null;
    if (this.entry(picked)) return null;
    return { type: 'place', engineer: picked, action: target, ai: this.spot(target)?.ai ?? false };
  }
}
