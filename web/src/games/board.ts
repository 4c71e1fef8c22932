import type { Component, Snippet } from 'svelte';
import type { Drawing } from '../art/drawing';
import type {
  Advice,
  Answer,
  Arg,
  Choice,
  Clock,
  Path,
  Preview,
  Prompt,
  Refused,
  Result,
  Say,
  Table,
  Typed,
  You,
} from '../wire/types';
import type { IconShapes } from '../pieces/icon';
import type { Prefs } from '../prefs/prefs';
import type { SoundName } from '../sound/sounds';
import type { Drawn } from '../texts/peek';
import type { Words } from '../texts/words';

/** An event as it arrived: `id` grows without gaps in this browser, `fresh` is false for what was only caught up on. */
export interface Happening<E extends Typed = Typed> {
  id: number;
  n: number;
  event: E;
  fresh: boolean;
}

/** The clock in this browser's own time (`performance.now()`), so that a board can draw it at any frame. */
export interface RunningClock extends Clock {
  /** Milliseconds left now. */
  now(): number;
  /** When it runs out if nothing happens, on the scale of `performance.now()`, for the piece `Clock`. */
  until: number;
}

/** What the clock called out last ("going-once") and for which clock; null after the clock moved on. */
export interface ClockCall {
  key: string;
  name: string;
  id: number;
}

export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline';

/** What a board needs of a hint: a board may draw more of it than the frame (a fair price, a way). */
export interface Hinting<M extends Typed = Typed> {
  /** What is advised for the decision I owe, once somebody asked. */
  readonly advice: Advice<M> | null;
  /** Whether a move is the advised one: its button or card gets the tick. */
  ticks(move: M | null | undefined): boolean;
}

/** The game in front of one person. Reactive: read its fields in markup, `$derived` and `$effect`. */
export interface Play<V = unknown, O = unknown, M extends Typed = Typed, E extends Typed = Typed, B = unknown> {
  readonly table: Table;
  readonly you: You;
  /** My seat, or null for a watcher. */
  readonly seat: number | null;
  /** The seats as they are shown: mine first, then in seating order. */
  readonly order: number[];
  readonly view: V;
  readonly own: O | null;
  /** The seats the game waits for. */
  readonly owes: readonly number[];
  /** The seats that may move: those who owe, and who may still change, claim or answer something. */
  readonly may: readonly number[];
  /** The way through the phases; null until the game is dealt. */
  readonly path: Path | null;
  readonly prompt: Prompt<M> | null;
  /** The number of the last update: what was worked out before it may be true no more. */
  readonly update: number;
  readonly clock: RunningClock | null;
  readonly call: ClockCall | null;
  readonly result: Result | null;
  /** Everything heard so far, oldest first; a board animates those that are new and fresh. */
  readonly events: Happening<E>[];
  readonly box: B;
  readonly words: Words;
  readonly prefs: Prefs;
  readonly reducedMotion: boolean;
  readonly connection: Connection;
  /** A move is on its way to the server. */
  readonly sending: boolean;
  /** The last refusal, and the move and the decision it answers; for a while, at most until another decision begins. */
  readonly refused: (Refused & { move: M; decision: string | undefined }) | null;
  /** What an expert would do at my place; it is asked for and shown by the frame. */
  readonly hint: Hinting<M>;
  /**
   * Plays a move for the decision of the prompt now shown; a refusal is shown in the bar by itself. `forMe`: the board
   * presses what the person has settled before (a limit), so that was no decision of now.
   */
  send(move: M, forMe?: boolean): Promise<Answer>;
  /**
   * What a move would cost and give, or why it is refused. Throttled: only the last question asked is answered, and only
   * if nothing happened in between. `Consequence` asks again.
   */
  preview(move: M): Promise<Preview | Refused>;
  /** Hears each update once as it arrives, before the view changes; ends when the component is destroyed. */
  listen(hear: (batch: Happening<E>[], before: V | null, after: V) => void): () => void;
  /** A seat's name as the table speaks of it (the team's name where a game has one). */
  name(seat: number): string;
  /** Set by the board while it still shows what happened: the end screen waits for it, nothing else does. */
  holding: boolean;
  /** What happens on the way to my next decision is not shown in scenes: somebody skips. */
  readonly skipping: { readonly on: boolean };
  /** Opens the rules at a section. */
  openRules(section?: string): void;
  /** Opens all cards of the game, at one of them. */
  openCards(card?: string): void;
  /** The card that is looked at closely. */
  peeked: string | null;
  playSound(name: SoundName): void;
}

export interface BoardProps<V = unknown, O = unknown, M extends Typed = Typed, E extends Typed = Typed, B = unknown> {
  play: Play<V, O, M, E, B>;
}

/** One stone of the path of phases in the top bar. */
export interface Stone {
  id: string;
  label: string;
  state: 'done' | 'now' | 'ahead';
}

/** Something of the board that is a drawer behind a tab on a phone, and wherever the board puts it on a wide screen. */
export interface Sheet {
  id: string;
  label: string;
  icon: IconShapes;
  content: Snippet;
}

/** A line per seat over the rounds, for the curve on the end screen. */
export interface Series {
  title: string;
  unit: string;
  ticks: string[];
  lines: { seat: number; values: number[] }[];
  show(value: number): string;
  /** A logarithmic scale where values grow by factors. */
  log?: boolean;
  goal?: { value: number; label: string };
}

export interface Moment {
  id: string;
  when: string;
  headline: string;
  text: string;
  seat?: number;
  picture?: Component | Drawing;
  /** The category whose ground lies behind a drawing. */
  ground?: string;
}

/** A component that takes the play of some game, whichever. */
export type AnyBoard = Component<BoardProps<never, never, never, never, never>>;

/** What a game's folder gives to the frame. Only `Board` is needed. */
export interface GameBoard {
  Board: AnyBoard;
  /** The labels of the board itself, in the form of `en.json`; laid over the game's texts. */
  texts?: unknown;
  /** The picture of the end screen, instead of the columns drawn from the breakdowns. */
  End?: AnyBoard;
  /**
   * Me beside the winner as the game draws it, on the end screen instead of `End` and of the towers of the house; null
   * where it has nothing to compare.
   */
  comparison?(play: Play): AnyBoard | null;
  /** What stands on a column of the end screen instead of a flag: on 0 0, 50 to 90 high, in `--seat`. */
  summit?: Drawing;
  /** Panels of the end screen above the curve and the moments. */
  EndSide?: AnyBoard;
  /** Names of the seats where the game has its own (teams, or firms once they are dealt: `view` is null before that). */
  seatNames?(box: unknown, view: unknown): string[];
  /** Card ids to names, where the box's lists of `{id, name}` do not say it. */
  cardNames?(box: unknown): Record<string, string>;
  /** A picture and text shown when a card's name is pointed at in the log or a sentence. */
  CardPeek?: Component<{ play: Play<never, never, never, never, never>; card: string }>;
  /** Amounts that are drawn in the log and in sentences. */
  drawn?: Drawn;
  /** The sound of an event, if it has one. */
  sound?(event: Typed, seat: number | null): SoundName | null;
  /** Whether an event was done to this seat, to be marked in the log. */
  doneTo?(event: Typed, seat: number): boolean;
  /** How a choice looks in the bar: `danger` for giving up, a shorter label, a second line under it. */
  face?(choice: Choice, play: Play): { kind?: 'plain' | 'main' | 'danger' | 'quiet'; label?: string; sub?: string };
  /**
   * What is pressed on the board for a move that has no button in the bar, in the order of pressing: anchors (`data-at`)
   * of a card, a room, a lot. An entry may name several with spaces between: the first that can be seen is meant.
   */
  moveAt?(move: Typed, play: Play): string[];
  /** Keys of the board itself beside the frame's: what is pressed, and the text that says what it does. */
  keys?: readonly (readonly [key: string, text: string])[];
  /** A heading in the log that starts with this event. */
  heading?(event: Typed): Say | null;
  /** Kinds of raw event fields by name ("seat", "card" or a unit), where texts do not say it. */
  fields?: Record<string, string>;
  /** The game's options in groups, for the table before the start; names are the texts `option.ID`, `option.ID.VALUE` and `options.GROUP`. */
  optionGroups?: Record<string, string[]>;
  series?(play: Play): Series | null;
  moments?(play: Play): Moment[];
}

export type { Answer, Arg, Preview, Prompt, Refused, Result, Say, Table, You };
