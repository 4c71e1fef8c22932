import type { LiveTable } from '../play/live.svelte';
import { LogBook, type Line } from '../play/log';
import { replayPath } from '../router/route';
import { ApiError } from '../wire/api';
import type { Advice, FilmMoment, Refused, Review } from '../wire/types';
import type { Wire } from '../wire/wire.svelte';
import { filmOf } from './ahead';
import { Film } from './film';
import { PastTable } from './past.svelte';
import { phases, sectionAt, sections, sectionStep, type Section } from './sections';
import { oneByOne } from './oneByOne';

/** With whose eyes: a seat's, all hands open, or, of a game that never ended, the watchers'. */
export type Eyes = number | 'open' | 'watch';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a moment stands at speed 1. */
const MOMENT = 1200;
/** What the house says to eyes that see more than their own before the end. */
const TOO_MUCH: ReadonlySet<string> = new Set(['table.not-over', 'seat.not-yours']);
/** The address follows when somebody stays. */
const STAYS = 250;

/** What an expert said of an entry. */
export interface Said {
  advice: Advice | null;
  refused: Refused | null;
}

/** An entry that is worth seeing, and why. */
export interface Pin {
  place: number;
  kind: 'lead' | 'swing' | 'fatal';
  seat: number;
  change: number;
}

/** A finished game as a film: where it stands, with whose eyes, and how fast it runs. */
export class Replay {
  readonly live: LiveTable;
  readonly #wire: Wire;
  past = $state.raw<PastTable>() as PastTable;
  eyes = $state<Eyes>('open');
  playing = $state(false);
  speed = $state<number>(1);
  /** The eyes that are being opened. */
  opening = $state<Eyes | null>(null);
  readonly #films: Partial<Record<Eyes, Promise<Film>>> = {};
  #reviews = $state.raw<Readonly<Record<number, Review>>>({});
  readonly #reviewed: Record<number, boolean> = {};
  /** The house thinks about one review and one piece of advice at a time for each guest. */
  readonly #askReview = oneByOne();
  readonly #askExpert = oneByOne();
  #said = $state.raw<Readonly<Record<number, Said | 'thinking'>>>({});
  #timer?: ReturnType<typeof setTimeout>;
  #address?: ReturnType<typeof setTimeout>;

  constructor(live: LiveTable, wire: Wire) {
    this.live = live;
    this.#wire = wire;
  }

  /** Opens it as an address says; the film comes while the board is still being `equipped`. */
  static async open(live: LiveTable, wire: Wire, query: URLSearchParams, equipped: Promise<unknown>): Promise<Replay> {
    const replay = new Replay(live, wire);
    const at = query.get('at');
    const [[eyes, film]] = await Promise.all([
      replay.#first(readEyes(query.get('eyes'), live.table.seats.length)),
      equipped,
    ]);
    await replay.#show(eyes, film, at !== null && /^\d+$/.test(at) ? film.placeOfEntry(Number(at)) : 0);
    return replay;
  }

  /** A game that never ended shows nobody more than they saw. */
  async #first(eyes: Eyes): Promise<[Eyes, Film]> {
    try {
      return [eyes, await this.#film(eyes)];
    } catch (error) {
      const mine = this.live.seat ?? 'watch';
      const isTooMuch = error instanceof ApiError && TOO_MUCH.has(error.say?.key ?? '');
      if (!isTooMuch || eyes === mine) throw error;
      return [mine, await this.#film(mine)];
    }
  }

  // Read once per film: names and lines do not change while one steps.
  readonly phases: Section[] = $derived.by(() => phases(this.past.film, this.past.words));
  readonly sections: Section[] = $derived.by(() => sections(this.past.film, this.past.words, this.past.board));
  readonly #lines: Readonly<Record<number, Line>> = $derived.by(() => {
    const { board, words, seat, film } = this.past;
    const groups = new LogBook(board, words, seat, (id) => words.card(id) !== id).read(film.events());
    return Object.fromEntries(groups.flatMap(({ lines }) => lines.map((line) => [line.id, line])));
  });

  get place(): number {
    return this.past.place;
  }
  get film(): Film {
    return this.past.film;
  }
  get moment(): FilmMoment | undefined {
    return this.film.moment(this.place);
  }
  get section(): Section | undefined {
    return sectionAt(this.sections, this.place);
  }
  /** What is told of the moment, in the order in which it happened. */
  get lines(): Line[] {
    return this.film.eventsOf(this.place).flatMap(({ id }) => this.#lines[id] ?? []);
  }
  get path(): string {
    return replayPath(this.live.id, this.film.entryAt(this.place), String(this.eyes));
  }
  get atEnd(): boolean {
    return this.place >= this.film.last;
  }
  /** Whether the house plays by the rules of this game: else it can neither go on nor be thought about. */
  get playable(): boolean {
    return this.live.table.stage === 'over';
  }
  /** Why there is no more of it, where that is not the end of the game. */
  get ending(): 'film.cut-short' | 'film.broken-off' | null {
    if (!this.atEnd) return null;
    return !this.film.whole ? 'film.cut-short' : this.film.over ? null : 'film.broken-off';
  }
  /** Whether these eyes may be looked through. */
  mayLook(eyes: Eyes): boolean {
    return this.film.over ? eyes !== 'watch' : eyes === 'watch' || eyes === this.live.seat;
  }
  /** Whose costliest decision is told: that of the eyes, with all hands open mine. */
  get judged(): number | null {
    return typeof this.eyes === 'number' ? this.eyes : this.live.seat;
  }

  /** The entries worth seeing, as they follow each other. */
  get pins(): Pin[] {
    const pins: Pin[] = this.film.highlights.map(({ number, kind, seat, change }) => ({
      place: this.film.placeOfEntry(number),
      kind,
      seat,
      change,
    }));
    const seat = this.judged;
    const worst = seat === null ? undefined : this.#reviews[seat]?.costly[0];
    if (worst && seat !== null) {
      pins.push({ place: this.film.placeOfEntry(worst.entry), kind: 'fatal', seat, change: -worst.cost });
    }
    return pins.sort((a, b) => a.place - b.place);
  }

  /** How likely each seat was to win at a place; null where nobody can say. */
  chances(place: number): readonly number[] | null {
    return this.film.moment(Math.max(1, place))?.chances ?? null;
  }

  to(place: number): void {
    this.past.to(place);
    clearTimeout(this.#address);
    this.#address = setTimeout(() => history.replaceState(null, '', this.path), STAYS);
    if (this.playing) this.#run();
  }

  step(by: number): void {
    this.to(this.place + by);
  }

  stepSection(by: 1 | -1): void {
    this.to(sectionStep(this.sections, this.place, by, this.film.last));
  }

  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.atEnd) this.to(0);
    this.playing = true;
    this.#run();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #run(): void {
    clearTimeout(this.#timer);
    if (this.atEnd) {
      this.playing = false;
      return;
    }
    this.#timer = setTimeout(() => this.step(1), MOMENT / this.speed);
  }

  /** Nothing runs on when the page is left. */
  close(): void {
    this.pause();
    clearTimeout(this.#address);
  }

  /** Sees the same moment with other eyes. */
  async look(eyes: Eyes): Promise<void> {
    if (eyes === this.eyes || !this.mayLook(eyes)) return;
    this.opening = eyes;
    const film = await this.#film(eyes);
    if (this.opening !== eyes) return;
    const entry = this.film.entryAt(this.place);
    await this.#show(eyes, film, film.placeOfEntry(entry));
    this.to(this.place);
  }

  async #show(eyes: Eyes, film: Film, place: number): Promise<void> {
    const seat = typeof eyes === 'number' ? eyes : null;
    this.past = await PastTable.of(this.live, this.#wire, film, seat, place);
    this.eyes = eyes;
    this.opening = null;
    void this.#judge();
  }

  /** Has the decisions of whoever's eyes these are looked at again, once. */
  async #judge(): Promise<void> {
    const seat = this.judged;
    if (seat === null || !this.playable || this.#reviewed[seat]) return;
    this.#reviewed[seat] = true;
    const review = await this.#askReview(() => this.live.review(seat));
    if (review) this.#reviews = { ...this.#reviews, [seat]: review };
    else this.#reviewed[seat] = false;
  }

  #film(eyes: Eyes): Promise<Film> {
    const known = this.#films[eyes];
    if (known) return known;
    const asked = filmOf(this.live.id, String(eyes)).then((info) => new Film(info));
    this.#films[eyes] = asked;
    asked.catch(() => (this.#films[eyes] = undefined));
    return asked;
  }

  /** What was said of the entry that is shown, once somebody asked. */
  get said(): Said | 'thinking' | null {
    return this.#said[this.film.entryAt(this.place)] ?? null;
  }

  /** Asks what an expert would have done instead. */
  async ask(): Promise<void> {
    const { moment } = this;
    if (moment?.by === undefined || moment.number === undefined) return;
    if (this.said && (this.said === 'thinking' || this.said.advice)) return;
    const { by, number } = moment;
    this.#keep(number, 'thinking');
    const answer = await this.#askExpert(() => this.live.hindsight(by, number));
    this.#keep(number, {
      advice: answer.ok ? (answer.advice ?? null) : null,
      refused: answer.ok ? null : { say: answer.say, text: answer.text },
    });
  }

  #keep(number: number, said: Said | 'thinking'): void {
    this.#said = { ...this.#said, [number]: said };
  }
}

function readEyes(text: string | null, seats: number): Eyes {
  const seat = Number(text);
  if (text === 'watch') return text;
  return text !== null && /^\d$/.test(text) && seat < seats ? seat : 'open';
}
