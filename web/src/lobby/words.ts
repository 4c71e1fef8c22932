import { namesIn } from '../texts/cards';
import { readTexts, together } from '../texts/sources';
import { Speaker } from '../texts/speaker';
import type { Words } from '../texts/words';
import { sitter } from '../table/bots';
import { api } from '../wire/api';
import type { Table } from '../wire/types';

/** The words of a table's game, spoken to me, without its board. */
export async function wordsOf(table: Table, me: string | null): Promise<Words> {
  const [house, texts, box] = await Promise.all([
    api.houseTexts(),
    api.gameTexts(table.game),
    table.boxChanged ? api.tableBox(table.id) : api.box(table.game),
  ]);
  const names = namesIn(box);
  const mine = table.seats.find((chair) => me !== null && chair.guest === me)?.seat ?? null;
  return new Speaker(together(readTexts(house), readTexts(texts)), {
    seatName: (seat) => sitter(table, seat),
    mine,
    cardName: (card) => names.get(card),
  });
}
