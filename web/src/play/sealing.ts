import type { Typed } from '../wire/types';

/** The one button of the bar where a choice is made on the board: what it does, or why it does nothing yet. */
export interface Sealing<M extends Typed = Typed> {
  move: M | null;
  label: string;
  why: string;
}
