import { me } from '../guest/guest.svelte';
import { api } from '../wire/api';
import type { FilmInfo } from '../wire/types';

/** Which eyes an address asks for, as the house calls them: all hands open where it says nothing. */
export const wantedEyes = (query: URLSearchParams): string => query.get('eyes') ?? 'open';

const ahead = new Map<string, Promise<FilmInfo>>();
const key = (table: string, eyes: string) => `${table} ${eyes}`;

/** Asks for a film while the page that shows it is still on its way. */
export function askAhead(table: string, eyes: string): void {
  const asked = api.film(me.token, table, eyes);
  // Whoever shows it says why it failed.
  asked.catch(() => undefined);
  ahead.set(key(table, eyes), asked);
}

/** A film: the one that was asked for ahead, once, else a new one. */
export function filmOf(table: string, eyes: string): Promise<FilmInfo> {
  const asked = ahead.get(key(table, eyes));
  ahead.delete(key(table, eyes));
  return asked ?? api.film(me.token, table, eyes);
}
