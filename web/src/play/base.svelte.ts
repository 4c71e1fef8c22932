import { getContext, setContext } from 'svelte';
import type { Play } from '../games/board';
import { pace } from '../prefs/prefs';
import type { Arg, Choice, Typed } from '../wire/types';

type OptionValue = string | number | boolean;

/** What every box has. */
interface AnyBox {
  options: readonly { id: string; default: OptionValue }[];
}

/** What every part of a board asks for: the play, what is asked and offered, words, amounts and times. */
export class Base<V, O, M extends Typed, E extends Typed, B extends AnyBox> {
  readonly play: Play<V, O, M, E, B>;

  constructor(play: Play<V, O, M, E, B>) {
    this.play = play;
  }

  get view(): V {
    return this.play.view;
  }

  get own(): O | null {
    return this.play.own;
  }

  get box(): B {
    return this.play.box;
  }

  /** What I may choose now. */
  get choices(): readonly Choice<M>[] {
    return this.play.prompt?.choices ?? [];
  }

  /** What the hint would do, where it is a move of this sort: a sheet can take it over, what leads there is ticked. */
  hinted<T extends M['type']>(type: T): Extract<M, { type: T }> | null {
    const move = this.play.hint.advice?.move;
    return move?.type === type ? (move as Extract<M, { type: T }>) : null;
  }

  /** Whether the hint would do just this. */
  ticks(move: M): boolean {
    return this.play.hint.ticks(move);
  }

  /** Whether the game waits for this seat. */
  owes(seat: number): boolean {
    return this.play.owes.includes(seat);
  }

  /** Whether this seat may move: it owes, or it may still change, claim or answer something. */
  may(seat: number): boolean {
    return this.play.may.includes(seat);
  }

  /** The one of a list by seats that is mine; null for a watcher. */
  protected mineOf<T>(bySeat: readonly T[]): T | null {
    return this.play.seat === null ? null : (bySeat[this.play.seat] ?? null);
  }

  /** How an option of the game was set at this table. */
  option(id: string): OptionValue | undefined {
    return this.play.table.options[id] ?? this.box.options.find((option) => option.id === id)?.default;
  }

  /** A label of the board. */
  text = (key: string, args?: Record<string, Arg>): string => this.play.words.text({ key: `board.${key}`, args });

  /** The name of a card. */
  named = (id: string | null | undefined): string => (id ? this.play.words.card(id) : '');

  /** Its short name where a label has little room, the full one where there is none. */
  short = (id: string): string => {
    const key = `board.short.${id}`;
    return this.play.words.has(key) ? this.play.words.text({ key }) : this.named(id);
  };

  /** A number with its unit. */
  amount(unit: string, value: number): string {
    return this.play.words.arg({ [unit]: value });
  }

  /** A change: always with its sign. */
  change(unit: string, value: number): string {
    return `${value < 0 ? '−' : '+'}${this.amount(unit, Math.abs(value))}`;
  }

  /** Milliseconds at the person's own speed; 0 when nothing shall move. */
  time(ms: number): number {
    return this.play.reducedMotion ? 0 : this.paced(ms);
  }

  /** Milliseconds at the person's own speed, for what stands still to be read. */
  paced(ms: number): number {
    return ms * pace[this.play.prefs.speed];
  }
}

/** The cards of a box by their ids. */
export const byId = <T extends { id: string }>(cards: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

/** How a board is set for everything inside a component, and how that asks for it. */
export function boardOf<P, T>(Board: new (play: P) => T): [set: (play: P) => T, use: () => T] {
  const key = Symbol(Board.name);
  return [(play) => setContext(key, new Board(play)), () => getContext(key)];
}
