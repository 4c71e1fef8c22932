import type { GameBoard } from './board';

/** One line per game: its id and where its board is. Loaded when a table of that game is opened. */
const boards: Record<string, () => Promise<GameBoard>> = {
  'esop-wars': () => import('./esop-wars'),
};

export const hasBoard = (game: string): boolean => game in boards;

export async function loadBoard(game: string): Promise<GameBoard> {
  const load = boards[game];
  if (!load) throw new Error(`no board for ${game}`);
  return load();
}
