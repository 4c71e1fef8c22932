import type { Guide as Script } from '../wire/types';
import { laterOf, rememberTold, toldAt, type Told } from './remembered';

/** What the slip says: the first words, an idea, or what came of it. */
export interface Slip {
  kind: 'opening' | 'step' | 'after';
  /** The step. */
  id: string;
  /** What it speaks of, the best to point at first. */
  at: readonly string[];
}

const OPENING = 'opening';

/**
 * The guide of a first game, and later of what that had no place for: one idea at a time, each once, until the player
 * acts or says it away.
 */
export class Guide {
  readonly #table: string;
  readonly #says: (key: string) => boolean;
  readonly #script = $state.raw<Script | null>(null);
  #due = $state.raw<readonly string[]>([]);
  #told = $state.raw<Told>({ table: '', steps: [], off: false });
  #slip = $state.raw<Slip | null>(null);
  /** An idea that was said away: what comes of it is told when it has come. */
  #pending: string | null = null;
  /** The player acted, and what it did is not known yet. */
  #waits = false;

  /** Whether this is a guided first game, where every decision is advised. */
  readonly first: boolean;

  /** `says`: whether there is a text for a key. */
  constructor(table: string, script: Script, says: (key: string) => boolean, first = true) {
    this.first = first;
    this.#table = first ? table : laterOf(table);
    this.#says = says;
    this.#script = script;
    this.#told = toldAt(this.#table);
    this.#next();
  }

  get slip(): Slip | null {
    return this.off ? null : this.#slip;
  }

  get off(): boolean {
    return this.#told.off;
  }

  /** How many ideas there are. */
  get ideas(): number {
    return this.#steps.length;
  }

  /** The number of the idea that is told now, from 1. */
  get idea(): number {
    const before = this.#told.steps.filter((id) => id !== OPENING && id !== this.#slip?.id).length;
    return Math.min(before + 1, this.ideas);
  }

  /** What is due came with an update. */
  due(steps: readonly string[]): void {
    this.#due = steps;
    this.#waits = false;
    if (this.#slip === null || this.#slip.kind === 'after') this.#next();
    if (this.#slip === null && this.#pending && !steps.includes(this.#pending)) this.#reveal();
  }

  /** The player moved: the idea goes, what it did is shown in its place. `known`: what came of it has been told. */
  acted(known: boolean): void {
    if (this.#slip?.kind === 'opening') this.#tell(OPENING);
    if (this.#slip?.kind === 'step') {
      this.#tell(this.#slip.id);
      this.#pending = this.#slip.id;
    }
    this.#slip = null;
    this.#waits = !known;
    this.#reveal();
    if (known) this.#next();
  }

  /** Said away. */
  gotIt(): void {
    const slip = this.#slip;
    if (!slip) return;
    if (slip.kind !== 'after') this.#tell(slip.id);
    if (slip.kind === 'step') this.#pending = slip.id;
    this.#slip = null;
    if (!this.#waits) this.#next();
  }

  /** No more ideas at this table, or again some. */
  noMore(off = true): void {
    this.#remember({ off });
    this.#next();
  }

  get #steps() {
    return (this.first ? this.#script?.steps : this.#script?.later) ?? [];
  }

  /** The first of what is due and was not told. */
  #next(): void {
    const { steps } = this.#told;
    const opened = !this.first || steps.includes(OPENING);
    const id = opened ? this.#due.find((one) => !steps.includes(one)) : OPENING;
    if (id === undefined) return;
    const at = [...this.#steps, ...(this.#script?.later ?? [])].find((step) => step.id === id)?.at ?? [];
    this.#slip = { kind: id === OPENING ? 'opening' : 'step', id, at };
  }

  #reveal(): void {
    const id = this.#pending;
    this.#pending = null;
    if (id && this.#says(`guide.${id}.after`)) this.#slip = { kind: 'after', id, at: [] };
  }

  #tell(id: string): void {
    if (!this.#told.steps.includes(id)) this.#remember({ steps: [...this.#told.steps, id] });
  }

  #remember(change: Partial<Told>): void {
    this.#told = { ...this.#told, ...change, table: this.#table };
    rememberTold(this.#told);
  }
}
