import type { Happening } from '../games/board';
import type { FilmInfo, FilmMoment, Highlight, Path, Prompt, Result, UpdateFrame } from '../wire/types';
import { takenBack } from '../undo/asked';
import { applied } from './changes';

/** How the table looked to one pair of eyes. */
export interface Look {
  view: unknown;
  owes: number[];
  may: number[];
  path: Path;
  prompt?: Prompt | null;
  result?: Result | null;
  own?: unknown;
  /** What each seat saw alone, where all hands are open. */
  hands?: unknown[];
}

/**
 * A game as one pair of eyes saw it, place by place: 0 is how it was dealt, and each moment leads to the next place. What
 * was looked at once is kept, and shares with its neighbours all that did not change.
 */
export class Film {
  readonly over: boolean;
  /** Whether it goes on to where the game stands. */
  readonly whole: boolean;
  readonly highlights: readonly Highlight[];
  readonly #moments: FilmMoment[];
  readonly #looks: Look[];
  readonly #events: Happening[] = [];
  /** How many events had happened at each place. */
  readonly #heard: number[] = [0];

  constructor(info: FilmInfo) {
    this.over = info.over;
    this.whole = info.whole;
    this.highlights = info.highlights;
    this.#looks = [info.look as Look];
    this.#moments = [...info.moments];
    for (const moment of this.#moments) this.#hear(moment);
  }

  /** The last place. */
  get last(): number {
    return this.#moments.length;
  }

  /** The number of the last update it knows of. */
  get n(): number {
    return this.#moments.at(-1)?.n ?? 1;
  }

  /** The moment that led to a place; none led to the first. */
  moment(place: number): FilmMoment | undefined {
    return this.#moments[place - 1];
  }

  look(place: number): Look {
    const wanted = Math.max(0, Math.min(this.last, place));
    let known = wanted;
    while (!this.#looks[known]) known--;
    let look = this.#looks[known] as Look;
    for (let at = known + 1; at <= wanted; at++) {
      look = applied(look, this.#moments[at - 1]?.changes ?? []) as Look;
      this.#looks[at] = look;
    }
    return look;
  }

  /** Everything that was heard up to a place. */
  events(place = this.last): Happening[] {
    return this.#events.slice(0, this.#heard[place]);
  }

  /** What was heard of the moment that led to a place. */
  eventsOf(place: number): Happening[] {
    return this.#events.slice(this.#heard[place - 1] ?? 0, this.#heard[place]);
  }

  /** The events that no longer counted at a place. */
  undone(place = this.last): ReadonlySet<number> {
    const back = this.#moments.slice(0, place).findLast(({ undone }) => undone);
    return takenBack(back?.undone ?? []);
  }

  /** The place after an update, or the last before it. */
  placeOf(n: number): number {
    return this.#moments.findLastIndex((moment) => moment.n <= n) + 1;
  }

  /** The place at which an event was heard. */
  placeOfEvent(id: number): number {
    return Math.max(
      0,
      this.#heard.findIndex((heard) => heard >= id),
    );
  }

  /** The place after an entry of the journal, or the last before it. */
  placeOfEntry(number: number): number {
    return this.#moments.findLastIndex((moment) => (moment.number ?? 0) <= number) + 1;
  }

  /** The entry of the journal after which it looked so. */
  entryAt(place: number): number {
    return this.moment(place)?.number ?? 0;
  }

  /** Goes on with what has just been heard at the table; what it knows already, and what left a gap, is not taken. */
  append(frame: UpdateFrame, at: number): boolean {
    if (frame.n !== this.n + 1) return false;
    const { view, owes, may, path, prompt, result, own } = frame;
    const look: Look = { view, owes, may, path, prompt, result, own };
    const moment: FilmMoment = { n: frame.n, at, events: frame.events, changes: [[[], look]], undone: frame.undone };
    this.#moments.push(moment);
    this.#hear(moment);
    return true;
  }

  #hear(moment: FilmMoment): void {
    for (const event of moment.events)
      this.#events.push({ id: this.#events.length + 1, n: moment.n, event, fresh: false });
    this.#heard.push(this.#events.length);
  }
}
