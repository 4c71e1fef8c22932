import type { Component } from 'svelte';
import type { Act } from '../../play/Acts.svelte';
import type { Preview, Say } from '../board';
import type { ShipShapeBoard } from './board.svelte';

/** What is decided on a mat: what the bar says of it, and its buttons. */
export interface Deciding {
  /** Said instead of the prompt. */
  readonly bar: { sentence: Say; detail?: Say; preview?: Preview } | null;
  /** Its buttons; null: those of the prompt. */
  readonly acts: readonly Act[] | null;
}

/** One thing that can lie in the middle of the table. */
export interface Screen<D extends Deciding = Deciding> {
  /** Made once for a table, while the board is set up. */
  decides: (board: ShipShapeBoard) => D;
  Mat: Component<{ deciding: D }>;
  /** What stands beside it instead of the hiring pool and, on a phone, behind a tab; null: the mat takes its room. */
  Side?: Component<{ deciding: D }> | null;
  /** The log stands under the side. */
  log?: boolean;
  columns?: { left?: number; side?: number };
}
