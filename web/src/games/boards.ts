import type { Component } from 'svelte';
import { api } from '../wire/api';
import type { GameInfo } from '../wire/types';
import type { GameBoard } from './board';

/** The room where one person practises; `level` and `seed` name the task, and are chosen by the room where they are missing. */
export type PracticeRoom = Component<{ game: GameInfo; level?: number; seed?: number }>;

/** One line per game with a board of its own: its id and where its board is. Loaded when a table of that game is opened. */
const boards: Record<string, () => Promise<GameBoard>> = {
  boss: () => import('./boss'),
  'esop-wars': () => import('./esop-wars'),
  'it-startup': () => import('./it-startup'),
  'ship-it': () => import('./ship-it'),
  'ship-shape': () => import('./ship-shape'),
};

/** What can be practised alone, likewise. */
const practices: Record<string, () => Promise<{ default: PracticeRoom }>> = {
  'ship-it': () => import('./ship-it/puzzle/practice/Practice.svelte'),
};

export const hasPractice = (game: string): boolean => game in practices;

export async function loadPractice(game: string): Promise<PracticeRoom> {
  const load = practices[game];
  if (!load) throw new Error(`nothing to practise for ${game}`);
  return (await load()).default;
}

/** The board of a game; one without a board of its own is shown as what its views are made of. */
export async function loadBoard(game: string): Promise<GameBoard> {
  const load = boards[game];
  if (load) return load();
  const [board] = await Promise.all([import('./default'), api.shape(game)]);
  return board;
}
