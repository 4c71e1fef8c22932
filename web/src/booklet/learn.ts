import { me } from '../guest/guest.svelte';
import { tablePath } from '../router/route';
import { router } from '../router/router.svelte';
import { api } from '../wire/api';

/** Sits down at a table that teaches the game. */
export async function learnByPlaying(game: string): Promise<void> {
  await me.arrive();
  const table = await api.newTable(me.token ?? '', { game, guide: true });
  router.go(tablePath(table.id));
}
