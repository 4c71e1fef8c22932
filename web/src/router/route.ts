/** The few places there are. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'join'; code: string }
  | { page: 'learn'; game: string }
  | { page: 'cards'; game: string }
  | { page: 'practice'; game: string; level?: number; seed?: number }
  | { page: 'lost'; path: string };

const LEVEL = /^[1-9]$/;
const SEED = /^\d{1,10}$/;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'home' };
  if (second !== undefined && rest.length === 0) {
    if (first === 't' && ID.test(second)) return { page: 'table', table: second };
    if (first === 'learn' && ID.test(second)) return { page: 'learn', game: second };
    if (first === 'cards' && ID.test(second)) return { page: 'cards', game: second };
    if (first === 'join' && ID.test(second)) return { page: 'join', code: second.toUpperCase() };
  }
  if (first === 'practice' && second !== undefined && ID.test(second)) {
    const [level, seed, ...more] = rest;
    if (level === undefined) return { page: 'practice', game: second };
    if (LEVEL.test(level) && more.length === 0) {
      if (seed === undefined) return { page: 'practice', game: second, level: Number(level) };
      if (SEED.test(seed)) return { page: 'practice', game: second, level: Number(level), seed: Number(seed) };
    }
  }
  return { page: 'lost', path };
}

export const homePath = '/';
export const tablePath = (table: string): string => `/t/${table}`;
export const learnPath = (game: string): string => `/learn/${game}`;
export const cardsPath = (game: string): string => `/cards/${game}`;
export const practicePath = (game: string, level?: number, seed?: number): string =>
  ['/practice', game, level, seed].filter((part) => part !== undefined).join('/');
export const joinPath = (code: string): string => `/join/${code}`;
