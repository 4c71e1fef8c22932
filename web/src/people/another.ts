import { me } from '../guest/guest.svelte';
import { api } from '../wire/api';
import { keepWords, keptWords } from './words';

/** What would be lost if this browser became somebody else: nothing (null), or the words that bring the present guest back. */
export async function atStake(other: string): Promise<{ words: string[] | null } | null> {
  const { id, token } = me;
  if (!id || !token || id === other) return null;
  // Whoever has only just come has nothing to lose.
  const [games, tables] = await Promise.all([api.myGames(token), api.tables(token)]);
  if (games.played.length === 0 && tables.mine.length === 0) return null;
  const known = keptWords(id);
  if (known || games.words) return { words: known };
  const { words } = await api.newWords(token);
  keepWords(id, words);
  return { words };
}
