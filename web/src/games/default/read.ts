import type { Arg, Say, Typed } from '../../wire/types';
import { cardsIn, type CardFace } from './cards';
import type { Field, Shape } from './shape';

/** What stands behind a label: something that can be said, a yes or no, or nothing yet. */
export type Shown = Arg | boolean | null;

/** A labelled value; `own` is what I alone see. */
export interface Fact {
  field: string;
  value: Shown;
  own: boolean;
}

/** A list of records: one row each, one column for each of its fields. */
export interface Rows {
  field: string;
  columns: string[];
  rows: Shown[][];
}

/** Cards that lie together: open ones by their faces, and so many face down. */
export interface Zone {
  field: string;
  /** Whose they are; null: the table's. */
  seat: number | null;
  /** I alone see them. */
  own: boolean;
  cards: CardFace[];
  backs: number;
}

/** A view as it can be shown without knowing the game. */
export interface Reading {
  facts: Fact[];
  rows: Rows[];
  /** The figures of each seat, by seat. */
  seats: Fact[][];
  zones: Zone[];
}

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
/** A card stands in a view by its id, or whole. */
const cardId = (value: unknown): string | null =>
  typeof value === 'string' ? value : isData(value) && typeof value.id === 'string' ? value.id : null;

function shown(field: Field, value: unknown): Shown {
  if (value === null || value === undefined) return null;
  if (field.is === 'flag') return value === true;
  if (field.is === 'number') return field.unit ? { [field.unit]: value as number } : (value as number);
  if (field.is === 'seat') return { seat: isData(value) ? (value.seat as number) : (value as number) };
  if (field.is === 'say') return { say: value as Say };
  return field.is === 'text' ? String(value) : null;
}

/** Reads one part of a view, field by field, as its shape says. */
class Reader {
  readonly facts: Fact[] = [];
  readonly rows: Rows[] = [];
  readonly seats: Fact[][];
  readonly zones: Zone[] = [];
  readonly #cards: Map<string, CardFace>;
  #own = false;

  constructor(seats: number, box: unknown) {
    this.seats = Array.from({ length: seats }, () => []);
    this.#cards = cardsIn(box);
  }

  read(fields: Field[], data: unknown, own: boolean): void {
    this.#own = own;
    if (isData(data)) for (const field of fields) this.#field(field, data[field.name], null);
  }

  #field(field: Field, value: unknown, seat: number | null): void {
    if (field.many === 'by-seat' && seat === null) {
      listOf(value).forEach((one, index) => this.#field({ ...field, many: 'one' }, one, index));
    } else if (field.is === 'card') {
      this.#zone(field, seat, (field.many === 'one' ? [value] : listOf(value)).map(cardId), 0);
    } else if (field.is === 'backs') {
      this.#zone(field, seat, [], typeof value === 'number' ? value : 0);
    } else if (field.is === 'record') {
      this.#record(field, value, seat);
    } else if (field.is !== 'other') {
      this.#fact(field, value, seat);
    }
  }

  #record(field: Field, value: unknown, seat: number | null): void {
    const inside = field.fields ?? [];
    if (field.many === 'one') {
      if (isData(value)) for (const one of inside) this.#field(one, value[one.name], seat);
      return;
    }
    const columns = inside.filter((one) => one.many === 'one' && !['record', 'other', 'backs'].includes(one.is));
    const rows = listOf(value)
      .filter(isData)
      .map((row) => columns.map((one) => (one.is === 'card' ? this.#named(row[one.name]) : shown(one, row[one.name]))));
    if (rows.length > 0) this.rows.push({ field: field.name, columns: columns.map((one) => one.name), rows });
  }

  #named(value: unknown): Shown {
    const card = cardId(value);
    return card === null ? null : { card };
  }

  #fact(field: Field, value: unknown, seat: number | null): void {
    const many = field.many !== 'one';
    const list = listOf(value).map((one) => shown(field, one));
    const fact: Fact = {
      field: field.name,
      value: many ? list.filter((one): one is Arg => one !== null && typeof one !== 'boolean') : shown(field, value),
      own: this.#own,
    };
    (seat === null ? this.facts : this.seats[seat])?.push(fact);
  }

  #zone(field: Field, seat: number | null, ids: (string | null)[], backs: number): void {
    const cards = ids.filter((id) => id !== null).map((id) => this.#cards.get(id) ?? { id, name: id });
    if (cards.length > 0 || backs > 0) this.zones.push({ field: field.name, seat, own: this.#own, cards, backs });
  }
}

/** Everything in a view that can be shown: facts, what each seat has, and cards where they lie. */
export function read(view: unknown, own: unknown, shape: Shape, box: unknown, seats: number): Reading {
  const reader = new Reader(seats, box);
  reader.read(shape.view, view, false);
  reader.read(shape.own, own, true);
  const { facts, rows, zones } = reader;
  return { facts, rows, seats: reader.seats, zones };
}

/** The cards a move names: a choice is about them. */
export function cardsOf(move: Typed, shape: Shape): string[] {
  const data = move as unknown as Data;
  return (shape.moves[move.type] ?? [])
    .filter((field) => field.is === 'card')
    .flatMap((field) => (field.many === 'one' ? [data[field.name]] : listOf(data[field.name])))
    .map(cardId)
    .filter((id) => id !== null);
}

/** A name of the code as people read it: `usersPerDollar` is "Users per dollar", `main-auction` "Main auction". */
export function spelled(name: string): string {
  const words = name
    .replace(/(?<=\p{Ll}|\d)(?=\p{Lu})/gu, ' ')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
