/** The few places there are. */
export type Route =
  { page: 'home' } | { page: 'table'; table: string } | { page: 'join'; code: string } | { page: 'lost'; path: string };

const ID = /^[A-Za-z0-9_-]{1,64}$/;

export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'home' };
  if (second !== undefined && rest.length === 0) {
    if (first === 't' && ID.test(second)) return { page: 'table', table: second };
    if (first === 'join' && ID.test(second)) return { page: 'join', code: second.toUpperCase() };
  }
  return { page: 'lost', path };
}

export const homePath = '/';
export const tablePath = (table: string): string => `/t/${table}`;
export const joinPath = (code: string): string => `/join/${code}`;
