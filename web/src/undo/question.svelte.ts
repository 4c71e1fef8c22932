import { untrack } from 'svelte';
import type { Happening } from '../games/board';
import type { LiveTable } from '../play/live.svelte';
import type { Group, Line } from '../play/log';
import { pace } from '../prefs/prefs';
import type { Say } from '../wire/types';
import { telling } from '../texts/telling';
import { actor, owing, played, slips, votes, type Vote } from './asked';

/** So long a step takes to fold away, and all of them together at most. */
const FOLD = 120;
const FOLD_ALL = 1200;
/** So long it is said how it came out. */
const OUTCOME = 5000;

/** A question whether something goes back, from the moment it is asked until its answer has been shown. Made while a component is set up. */
export class Question {
  readonly #play: LiveTable;
  readonly #groups: () => readonly Group[];
  #kept = $state.raw<readonly Line[]>([]);
  #folding = $state(false);
  /** How many slips have been folded away. */
  folded = $state(0);
  /** How it came out, for a while. */
  outcome = $state.raw<Say | null>(null);
  #since = 0;

  constructor(play: () => LiveTable, groups: () => readonly Group[]) {
    this.#play = play();
    this.#groups = groups;
    let was = false;
    $effect.pre(() => {
      const asked = this.#asked;
      untrack(() => {
        if (asked && !was) this.#begin();
        else if (!asked && was) this.#end();
      });
      was = asked;
    });
    $effect(() => {
      if (!this.#folding) return;
      const step = this.#step;
      const timer = setInterval(() => {
        this.folded++;
        if (this.folded > this.#kept.length) this.#folding = false;
      }, step);
      return () => clearInterval(timer);
    });
    $effect(() => {
      if (!this.outcome) return;
      const timer = setTimeout(() => (this.outcome = null), OUTCOME);
      return () => clearTimeout(timer);
    });
  }

  get #asked(): boolean {
    return Boolean(this.#play.table.asked);
  }

  /** Something of it is to be seen. */
  get open(): boolean {
    return this.#asked || this.#folding;
  }

  /** What would be taken back, the last first. */
  get lines(): readonly Line[] {
    return this.#kept;
  }

  get votes(): Vote[] {
    const { table } = this.#play;
    return table.asked ? votes(table.asked, table, this.#kept) : [];
  }

  /** Whether something of mine would go too. */
  get mine(): boolean {
    return this.#kept.some(({ parts }) => actor(parts) === this.#play.seat);
  }

  /** Who I am in it; who has agreed is told how it goes on. */
  get role(): 'asker' | 'asked' | 'told' {
    const { table } = this.#play;
    const me = this.me;
    if (me === null || !table.asked) return 'told';
    if (table.asked.seat === me) return 'asker';
    return owing(table.asked, [me]) === undefined ? 'told' : 'asked';
  }

  /** For which seat I answer: one answer counts for everybody at this screen, whoever is in front. */
  get me(): number | null {
    const { seat, table, you } = this.#play;
    const { asked } = table;
    return (asked && owing(asked, you.seats)) ?? you.seats.find((mine) => mine === asked?.seat) ?? seat;
  }

  get until(): number {
    return this.#play.askedUntil;
  }

  get total(): number {
    return this.#play.askedFor;
  }

  #begin(): void {
    const { events, you, undone } = this.#play;
    this.#since = events.at(-1)?.id ?? 0;
    this.#folding = false;
    this.folded = 0;
    this.outcome = null;
    this.#kept = slips(this.#groups(), you.stays ?? Infinity, played(events), undone);
  }

  #end(): void {
    const answer = this.#play.events.find(
      ({ id, event }) => id > this.#since && ['let-stand', 'went-back', 'went-back-knowing'].includes(event.type),
    );
    this.outcome = answer ? say(answer) : null;
    const back = answer !== undefined && answer.event.type !== 'let-stand';
    this.#folding = back && this.#step > 0 && this.#kept.length > 0;
  }

  get #step(): number {
    if (this.#play.reducedMotion) return 0;
    return Math.min(FOLD, FOLD_ALL / Math.max(1, this.#kept.length)) * pace[this.#play.prefs.speed];
  }
}

const say = ({ event }: Happening): Say => telling(event);
