import type { Arg, Path, Say, Table } from '../wire/types';

/** What a table waits for from me. */
export interface Asked {
  kind: 'move' | 'back' | 'start';
  /** The question of the game, where a move is owed. */
  sentence?: Say;
  /** Milliseconds until it is decided without me. */
  left?: number;
  /** The seat that asks to take back. */
  by?: number;
}

export interface LobbyTable {
  table: Table;
  asked?: Asked | null;
  path?: Path | null;
}

/** How a seat came out. */
export interface Placed {
  seat: number;
  rank: number;
  score: Arg;
  won: boolean;
}

export interface Outcome {
  headline: Say;
  places: Placed[];
}

/** A table of mine that is over, or that I have hidden. */
export interface Listed {
  table: Table;
  /** When it ended; epoch milliseconds. */
  at: number;
  place?: number | null;
  won: boolean;
  outcome?: Outcome | null;
}

export interface Finished {
  all: number;
  tables: Listed[];
}

export interface Lobby {
  mine: LobbyTable[];
  open: LobbyTable[];
  running: LobbyTable[];
  finished: Finished;
  hidden: number;
}

export const NOTHING: Lobby = { mine: [], open: [], running: [], finished: { all: 0, tables: [] }, hidden: 0 };
