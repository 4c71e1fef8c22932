import type { Connection } from '../games/board';
import { equip } from '../table/equip';
import { LiveTable } from '../play/live.svelte';
import type { Wire } from '../wire/wire.svelte';
import type { Answer, Preview, Prompt, Refused, Review, Table } from '../wire/types';
import type { Film, Look } from './film';

const PAST: Answer = { type: 'answer', id: '', ok: false, say: { key: 'client.past' }, text: '' };
const NOTHING: Preview = { changes: [], sums: [] };
const nothing = () => undefined;

/** A table as it was: a board shows it like any other, nothing moves, and nothing goes out from it. */
export class PastTable extends LiveTable {
  readonly present: LiveTable;
  film = $state.raw<Film>() as Film;
  place = $state(0);
  hands = $state.raw<readonly unknown[] | null>(null);

  private constructor(present: LiveTable, wire: Wire, film: Film, seat: number | null) {
    super(present.id, wire);
    this.present = present;
    this.film = film;
    this.you = { seats: seat === null ? [] : [seat], host: false, takeBack: [], askBack: [] };
  }

  /** The past of a table, seen by a seat or a watcher, at a place. */
  static async of(present: LiveTable, wire: Wire, film: Film, seat: number | null, place: number): Promise<PastTable> {
    const past = new PastTable(present, wire, film, seat);
    past.to(place);
    past.equipment = { ...(await equip(past)), guide: null };
    return past;
  }

  /** Shows how it was at a place. */
  to(place: number): void {
    const at = Math.max(0, Math.min(this.film.last, place));
    const look: Look = this.film.look(at);
    this.place = at;
    this.events = this.film.events(at);
    this.undone = this.film.undone(at);
    this.view = look.view;
    this.own = look.own ?? null;
    this.owes = look.owes;
    this.may = look.may;
    this.path = look.path;
    this.prompt = closed(look.prompt ?? null);
    this.result = look.result ?? null;
    this.hands = look.hands ?? null;
  }

  override get opened(): boolean {
    return true;
  }
  override get table(): Table {
    return this.present.table;
  }
  override get update(): number {
    return this.place;
  }
  override get connection(): Connection {
    return 'live';
  }
  override get taking(): boolean {
    return true;
  }
  override get reducedMotion(): boolean {
    return true;
  }

  override send(): Promise<Answer> {
    return Promise.resolve(PAST);
  }
  override preview(): Promise<Preview | Refused> {
    return Promise.resolve(NOTHING);
  }
  override advise(): Promise<Answer> {
    return Promise.resolve(PAST);
  }
  override review(): Promise<Review | null> {
    return Promise.resolve(null);
  }
  override tell(...told: Parameters<LiveTable['tell']>): Promise<Answer> {
    return this.present.tell(...told);
  }
  override tellForSeat(...told: Parameters<LiveTable['tellForSeat']>): Promise<Answer> {
    return this.present.tellForSeat(...told);
  }
  override lookBack(): Promise<void> {
    return Promise.resolve();
  }
  override listen(): () => void {
    return nothing;
  }
  override playSound(): void {
    // What is past makes no noise.
  }
}

/** What was asked then, without anything to press. */
const closed = (prompt: Prompt | null): Prompt | null => prompt && { ...prompt, choices: [] };
