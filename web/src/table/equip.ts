import { loadBoard } from '../games/boards';
import { taught } from '../learn/remembered';
import type { Equipment, LiveTable } from '../play/live.svelte';
import { namesIn } from '../texts/cards';
import { ownTexts } from '../texts/labels';
import { readTexts, together } from '../texts/sources';
import { Speaker } from '../texts/speaker';
import { api } from '../wire/api';

/** Asks for what does not depend on the game before it is known which one it is; what fails is asked for again. */
export function fetchAhead(table: string): void {
  for (const asked of [api.tableBox(table), api.houseTexts()]) asked.catch(() => undefined);
}

/** Fetches what a table needs besides the wire: board, box, texts. */
export async function equip(live: LiveTable): Promise<Equipment> {
  const { id, game, guided } = live.table;
  const [board, box, house, texts, games, guide] = await Promise.all([
    loadBoard(game),
    api.tableBox(id),
    api.houseTexts(),
    api.gameTexts(game),
    api.games(),
    // What is left to tell after a first game is not worth an error.
    guided ? api.guide(game) : taught() ? api.guide(game).catch(() => null) : null,
  ]);
  const info = games.find((one) => one.id === game);
  const names = new Map([...namesIn(box), ...Object.entries(board.cardNames?.(box) ?? {})]);
  const all = together(ownTexts, readTexts(house), readTexts(texts), readTexts(board.texts));
  const words = new Speaker(all, {
    seatName: (seat) => live.name(seat),
    get mine() {
      return live.seat;
    },
    cardName: (card) => names.get(card),
  });
  return { board, box, words, title: info?.title ?? game, bots: info?.bots ?? [], guide };
}
