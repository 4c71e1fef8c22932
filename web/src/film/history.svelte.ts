import { me } from '../guest/guest.svelte';
import type { LiveTable } from '../play/live.svelte';
import { LogBook, type Group } from '../play/log';
import { api, ApiError } from '../wire/api';
import type { UpdateFrame } from '../wire/types';
import type { Wire } from '../wire/wire.svelte';
import { Film } from './film';
import { PastTable } from './past.svelte';
import { sectionAt, sections, sectionStep, type Section } from './sections';

/** Looking back at a game that goes on meanwhile. */
export class History {
  readonly live: LiveTable;
  readonly table: PastTable;
  /** Grows with every update that is heard meanwhile. */
  #last = $state(0);
  readonly #book: LogBook;
  /** When the last moment was, by the clock of this page. */
  #lastHeard: number;

  constructor(live: LiveTable, table: PastTable) {
    this.live = live;
    this.table = table;
    this.#last = table.film.last;
    this.#lastHeard = live.heardAt;
    this.#book = new LogBook(table.board, table.words, table.seat, (id) => table.words.card(id) !== id);
  }

  readonly sections: Section[] = $derived.by(() => {
    void this.#last;
    return sections(this.table.film, this.table.words, this.table.board);
  });
  /** Everything up to now, the newest first. */
  readonly groups: Group[] = $derived.by(() => {
    void this.#last;
    return this.#book.read(this.table.film.events());
  });

  /** The lines that no longer count now. */
  readonly undone: ReadonlySet<number> = $derived.by(() => {
    void this.#last;
    return this.table.film.undone();
  });

  get place(): number {
    return this.table.place;
  }
  get last(): number {
    return this.#last;
  }
  /** How many moves there have been since. */
  get since(): number {
    return this.#last - this.place;
  }
  get here(): Section | undefined {
    return sectionAt(this.sections, this.place);
  }
  get now(): Section | undefined {
    return sectionAt(this.sections, this.#last);
  }
  /** How long ago it was, in milliseconds. */
  get ago(): number {
    const { film } = this.table;
    const at = (place: number) => film.moment(place)?.at ?? 0;
    return at(this.#last) - at(this.place) + performance.now() - this.#lastHeard;
  }

  to(place: number): void {
    this.table.to(place);
  }
  step(by: number): void {
    this.to(this.place + by);
  }
  stepSection(by: 1 | -1): void {
    this.to(sectionStep(this.sections, this.place, by, this.#last));
  }
  /** To what a line of the log tells. */
  toLine(id: number): void {
    this.to(this.table.film.placeOfEvent(id));
  }
  placeOfLine(id: number): number {
    return this.table.film.placeOfEvent(id);
  }

  /** Something happened at the table. */
  readonly heard = (frame: UpdateFrame): void => {
    const { film } = this.table;
    const at = (film.moment(film.last)?.at ?? 0) + performance.now() - this.#lastHeard;
    if (film.append(frame, at)) {
      this.#lastHeard = performance.now();
      this.#last = film.last;
    } else if (frame.n > film.n) {
      // After a break there is a gap that only the house can fill.
      this.close();
      void this.live.lookBack();
    }
  };

  /** Back to the table as it is. */
  readonly close = (): void => {
    this.live.record = null;
    this.live.past = null;
  };
}

/** Opens the past of a table, one move before the present. */
export async function lookBack(live: LiveTable, wire: Wire): Promise<void> {
  // What happens while the film is fetched may not be on it.
  const meanwhile: UpdateFrame[] = [];
  live.record = (frame) => meanwhile.push(frame);
  try {
    const film = new Film(await api.film(me.token, live.id, live.seat === null ? 'watch' : String(live.seat)));
    const history = new History(live, await PastTable.of(live, wire, film, live.seat, film.last - 1));
    meanwhile.forEach(history.heard);
    live.record = history.heard;
    live.past = history;
  } catch (error) {
    live.record = null;
    if (!(error instanceof ApiError)) throw error;
    live.notice = { say: error.say ?? { key: 'client.not-sent' }, text: error.message };
  }
}
