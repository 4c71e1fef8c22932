import type { Arg, Say } from '../wire/types';

/** A sentence in pieces, so that names and numbers can be drawn and not only written. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; parts: Part[] }
  | { kind: 'seat'; seat: number; text: string }
  | { kind: 'card'; card: string; text: string }
  | { kind: 'amount'; unit: string; value: number; text: string };

/** Turns says into English: the game's texts, the house's, and the client's own labels. */
export interface Words {
  /** Plain text, for labels, titles and ears. */
  text(say: Say): string;
  /** The same in pieces; `Sentence.svelte` draws them. */
  parts(say: Say): Part[];
  /** A number with its unit (`{equity: 925}` is `9.25 %`), a seat's or a card's name. */
  arg(arg: Arg): string;
  /** The same in pieces. */
  argParts(arg: Arg): Part[];
  /** A number of a unit without its suffix, for hero numbers whose unit is set smaller. */
  bare(unit: string, value: number): { number: string; suffix: string };
  card(id: string): string;
  has(key: string): boolean;
}
