import type { Snippet } from 'svelte';

/** What lies around a board that shows the past, instead of what lies around a game that is played. */
export interface Around {
  kind: 'past' | 'replay';
  /** Where else the connection is told. */
  sign: Snippet;
  /** After the title. */
  badge?: Snippet;
  /** The right column. */
  side: Snippet;
  /** On a phone, under the board. */
  below: Snippet;
  /** At the bottom. */
  act: Snippet;
  /** Over it all. */
  over?: Snippet;
}

export const AROUND = Symbol('around');
