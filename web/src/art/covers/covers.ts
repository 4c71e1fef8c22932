import type { Drawing } from '../drawing';

/** Each cover is a file of its own, fetched when the shelf shows it. */
const COVERS: Readonly<Record<string, () => Promise<Drawing>>> = {
  boss: () => import('./boss').then((file) => file.boss),
  'esop-wars': () => import('./esop-wars').then((file) => file.esopWars),
  'it-startup': () => import('./it-startup').then((file) => file.itStartup),
  'ship-it': () => import('./ship-it').then((file) => file.shipIt),
  'ship-shape': () => import('./ship-shape').then((file) => file.shipShape),
};

/** Whether a game has a cover and accents drawn for it; all others are made of title and colour. */
export const isDrawn = (game: string): boolean => game in COVERS;

/** The cover of a game, or nothing for one that has none. */
export function loadCover(game: string): Promise<Drawing | undefined> {
  return COVERS[game]?.() ?? Promise.resolve(undefined);
}
