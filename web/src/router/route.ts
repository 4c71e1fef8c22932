/** The few places there are. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string; replay?: true }
  | { page: 'join'; code: string }
  | { page: 'tables' }
  | { page: 'me' }
  | { page: 'device'; code: string }
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
  if (first === 'tables' && second === undefined) return { page: 'tables' };
  if (first === 'me' && second === undefined) return { page: 'me' };
  if (second !== undefined && rest.length === 0) {
    if (first === 'device' && ID.test(second)) return { page: 'device', code: second };
    if (first === 't' && ID.test(second)) return { page: 'table', table: second };
    if (first === 'learn' && ID.test(second)) return { page: 'learn', game: second };
    if (first === 'cards' && ID.test(second)) return { page: 'cards', game: second };
    if (first === 'join' && ID.test(second)) return { page: 'join', code: second.toUpperCase() };
  }
  if (first === 't' && second !== undefined && ID.test(second) && rest.length === 1 && rest[0] === 'replay')
    return { page: 'table', table: second, replay: true };
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
/** A finished game as a film: after which entry of its journal, and with whose eyes. */
export function replayPath(table: string, at?: number, eyes?: string): string {
  const asked = new URLSearchParams();
  if (at !== undefined) asked.set('at', String(at));
  if (eyes !== undefined) asked.set('eyes', eyes);
  const query = asked.toString();
  return `/t/${table}/replay${query && `?${query}`}`;
}
export const learnPath = (game: string): string => `/learn/${game}`;
export const cardsPath = (game: string): string => `/cards/${game}`;
export const practicePath = (game: string, level?: number, seed?: number): string =>
  ['/practice', game, level, seed].filter((part) => part !== undefined).join('/');
export const tablesPath = '/tables';
export const mePath = '/me';
export const devicePath = (code: string): string => `/device/${code}`;
export const joinPath = (code: string): string => `/join/${code}`;
