import type { Advice, Answer, Prompt, Refused, Table, Typed } from '../wire/types';
import { same } from './same';

/** What a hint is asked about. */
export interface Asker {
  readonly table: Table;
  readonly seat: number | null;
  readonly owes: readonly number[];
  readonly may: readonly number[];
  readonly prompt: Prompt | null;
  readonly result: unknown;
  /** Asks the house what an expert would do. */
  advise(): Promise<Answer>;
}

const OFF = 'advice.off';
/** It was decided while the expert thought: there is nothing to say of it. */
const CLOSED = 'move.closed';

const BUSY = 'advice.busy';
/** So long it takes until an expert is asked again, in milliseconds. */
const AGAIN = 600;

interface Told {
  about: string;
  advice: Advice | null;
  refused: Refused | null;
}

/** What an expert would do at my place: asked for, or told by itself in a guided game. It ends with its decision. */
export class Hint {
  readonly #asker: Asker;
  #told = $state.raw<Told | null>(null);
  /** What the expert is thinking about. */
  #thinking = $state<string | null>(null);
  /** Whether the person wants to read it all. */
  #open = $state(false);
  /** The house gave none and never will at this table. */
  #never = $state(false);
  /** At every decision, folded. */
  #always = $state(false);
  /** How often I moved: a decision of several moves (a sheet of bids, a plan) asks for another one after each. */
  #acts = $state(0);

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  /** Whether this table has advice for me at all. */
  get there(): boolean {
    const { table, seat, result } = this.#asker;
    return seat !== null && table.stage === 'playing' && !result && table.coached !== false && !this.#never;
  }

  /** Whether it may be asked for now: I owe a decision, or may still change one. */
  get offered(): boolean {
    const { seat, owes, may, prompt } = this.#asker;
    if (!this.there || seat === null) return false;
    return owes.includes(seat) || (may.includes(seat) && Boolean(prompt?.choices.length));
  }

  /** Whether an expert should think about it: I asked, or everything I owe is thought about. */
  get #wanted(): boolean {
    const { seat, owes } = this.#asker;
    return this.#open || (this.#always && seat !== null && owes.includes(seat));
  }

  /** All of it is shown, or what there is of it. */
  get open(): boolean {
    return this.#open && this.offered;
  }

  /** What to do now, in a line. */
  get folded(): boolean {
    return !this.#open && this.advice !== null;
  }

  get thinking(): boolean {
    return this.#thinking !== null && this.#thinking === this.#about;
  }

  get advice(): Advice | null {
    return this.#now?.advice ?? null;
  }

  get refused(): Refused | null {
    return this.#now?.refused ?? null;
  }

  /** Whether this move is the one that is advised. */
  ticks(move: Typed | null | undefined): boolean {
    const { advice } = this;
    return advice !== null && Boolean(move) && same(advice.move, move);
  }

  /** Asks for it and shows it. */
  ask(): void {
    if (!this.offered) return;
    this.#open = true;
    if (this.#now?.refused) this.#told = null;
    void this.#think();
  }

  /** Away with it; in a guided game the tick and its line stay. */
  close(): void {
    this.#open = false;
    if (!this.#always) this.#told = null;
  }

  toggle(): void {
    if (this.#open) this.close();
    else this.ask();
  }

  /** Told at every decision without being asked, or no longer. */
  set always(always: boolean) {
    this.#always = always;
    if (this.#wanted) void this.#think();
    else if (!this.#open) this.#told = null;
  }

  /** Something happened at the table: what was said of another decision is forgotten. */
  moved(decided: boolean): void {
    if (decided || !this.offered) this.#open = false;
    if (this.#told && this.#told.about !== this.#about) this.#told = null;
    if (this.#wanted) void this.#think();
  }

  /** A move of mine was taken: what was said before it is forgotten. */
  acted(): void {
    this.#acts++;
    this.#told = null;
    if (this.#wanted) void this.#think();
  }

  /** Somebody else is at the screen: nothing of it is theirs. */
  turned(): void {
    this.#told = null;
    this.#open = false;
    this.#always = false;
  }

  get #now(): Told | null {
    return this.#told && this.#told.about === this.#about ? this.#told : null;
  }

  /** The decision with what may be chosen: somebody's raise makes another one of it. */
  get #about(): string | null {
    const { prompt } = this.#asker;
    if (!this.offered || !prompt) return null;
    return JSON.stringify([this.#acts, prompt.decision, prompt.choices.map(({ move }) => move)]);
  }

  async #think(): Promise<void> {
    const about = this.#about;
    // One thought at a time: when it is done it is seen whether it still matters.
    if (about === null || this.#now || this.#thinking !== null) return;
    this.#thinking = about;
    const answer = await this.#asker.advise();
    this.#thinking = null;
    if (about !== this.#about) {
      if (this.#wanted) await this.#think();
      return;
    }
    if (!answer.ok && answer.say.key === OFF) this.#never = true;
    if (!answer.ok && answer.say.key === CLOSED) return;
    // An expert who still thinks about what was decided meanwhile: nobody asked, so nobody is told to wait.
    if (!answer.ok && answer.say.key === BUSY && this.#always && !this.#open) {
      setTimeout(() => void this.#think(), AGAIN);
      return;
    }
    this.#told = {
      about,
      advice: answer.ok ? (answer.advice ?? null) : null,
      refused: answer.ok ? null : { say: answer.say, text: answer.text },
    };
  }
}
