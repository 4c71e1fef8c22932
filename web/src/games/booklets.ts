import type { Component } from 'svelte';
import type { Exhibit } from '../exhibit/exhibit';

/** A picture of a booklet: a piece of the board and what it is given. */
export interface Shown {
  of: Component<Record<string, unknown>>;
  given: Record<string, unknown>;
}

/** What a game's folder gives to its booklet: how pieces are shown, and the pictures its text names beside cards. */
export interface GameBooklet {
  exhibit: Exhibit;
  pictures: Readonly<Record<string, Shown>>;
}

/** A piece with what it is given. */
export const drawn = <P extends object>(of: Component<P>, given: P): Shown => ({
  of: of as unknown as Shown['of'],
  given: given as Record<string, unknown>,
});

/** One line per game with a booklet; loaded when it is opened. */
const booklets: Record<string, () => Promise<GameBooklet>> = {
  boss: () => import('./boss/booklet'),
  'esop-wars': () => import('./esop-wars/booklet'),
  'it-startup': () => import('./it-startup/booklet'),
  'ship-it': () => import('./ship-it/booklet'),
  'ship-shape': () => import('./ship-shape/booklet'),
};

export const hasBooklet = (game: string): boolean => game in booklets;

export async function loadBooklet(game: string): Promise<GameBooklet> {
  const load = booklets[game];
  if (!load) throw new Error(`no booklet for ${game}`);
  return load();
}
