import type { GameBoard, Happening } from '../games/board';
import { telling, type Fields } from '../texts/telling';
import type { Part, Words } from '../texts/words';

export interface Line {
  id: number;
  parts: Part[];
  /** It was done to me. */
  toMe: boolean;
}

export interface Group {
  id: number;
  heading: string | null;
  /** The newest first. */
  lines: Line[];
}

/** Turns what happened into lines, each only once. */
export class LogBook {
  readonly #board: GameBoard;
  readonly #words: Words;
  readonly #seat: number | null;
  readonly #isCard: (id: string) => boolean;
  readonly #groups: Group[] = [];
  #last = 0;

  constructor(board: GameBoard, words: Words, seat: number | null, isCard: (id: string) => boolean) {
    this.#board = board;
    this.#words = words;
    this.#seat = seat;
    this.#isCard = isCard;
  }

  /** The groups up to now, the newest first. */
  read(events: readonly Happening[]): Group[] {
    const from = events.findLastIndex((happening) => happening.id <= this.#last) + 1;
    for (const happening of events.slice(from)) this.#add(happening);
    // Who looks back has not heard the rest.
    const last = events.at(-1)?.id ?? 0;
    return last >= this.#last
      ? [...this.#groups]
      : this.#groups
          .filter(({ id }) => id <= last)
          .map((group) => ({ ...group, lines: group.lines.filter(({ id }) => id <= last) }));
  }

  #add({ id, event }: Happening): void {
    this.#last = id;
    const heading = this.#board.heading?.(event);
    if (heading || this.#groups.length === 0) {
      this.#groups.unshift({ id, heading: heading ? this.#words.text(heading) : null, lines: [] });
    }
    const fields: Fields | undefined = this.#board.fields;
    const say = telling(event, fields, this.#isCard);
    const [group] = this.#groups;
    if (!group || !this.#words.has(say.key)) return;
    const parts = this.#words.parts(say);
    if (parts.length === 0) return;
    const toMe = this.#seat !== null && (this.#board.doneTo?.(event, this.#seat) ?? false);
    this.#groups[0] = { ...group, lines: [{ id, parts, toMe }, ...group.lines] };
  }
}
