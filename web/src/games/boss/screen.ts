import type { Component } from 'svelte';
import type { Act } from '../../play/Acts.svelte';
import type { IconShapes } from '../../pieces/icon';
import type { Preview, Say } from '../board';
import type { BossBoard } from './board.svelte';

/** What is decided on a mat: what the bar says of it, and its buttons. */
export interface Deciding {
  /** Said instead of the prompt. */
  readonly bar: { sentence: Say; detail?: Say; preview?: Preview } | null;
  /** Its buttons; null: those of the prompt. */
  readonly acts: readonly Act[] | null;
}

/** What is drawn of a decision, or whatever it is. */
type Lies<D extends Deciding> = Component<{ deciding: D }> | Component<Record<string, never>>;

/** A panel beside the mat: in the right column, or behind a tab named `tab.ID`. */
export interface Beside<D extends Deciding = Deciding> {
  id: string;
  icon: IconShapes;
  Panel: Lies<D>;
  /** Only behind a tab, where the cards have no room for all their words. */
  narrow?: boolean;
}

/** What lies in the middle in a phase, and what stands beside it. */
export interface Screen<D extends Deciding = Deciding> {
  /** Made once for a table, while the board is set up. */
  decides: (board: BossBoard) => D;
  /** The whole middle: the mat, and a panel under it. */
  Mat: Lies<D>;
  beside?: readonly Beside<D>[];
  /** The log stands under what is beside the mat; false: it is a drawer. */
  log?: boolean;
  columns?: { left?: number; side?: number };
  /** What a seat shows beside its figures. */
  seats?: 'chart' | 'projects';
}
