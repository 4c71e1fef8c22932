import { exhibited, type AnyPlay } from '../exhibit/exhibit';
import { loadBooklet, type GameBooklet } from '../games/booklets';
import { api } from '../wire/api';
import type { GameInfo, Options } from '../wire/types';
import { booklet, type Booklet } from './booklet';

/** A booklet in front of somebody: its text for these options, and what its pictures are drawn with. */
export interface OpenBooklet extends GameBooklet {
  info: GameInfo;
  text: Booklet;
  play: AnyPlay;
}

/** Opens the booklet of a game, with its standard options where no table says otherwise. */
export async function openBooklet(game: string, table: Options = {}): Promise<OpenBooklet> {
  const [games, markdown, shown] = await Promise.all([api.games(), api.booklet(game), loadBooklet(game)]);
  const info = games.find(({ id }) => id === game);
  if (!info) throw new Error(`no game ${game}`);
  const options = { ...Object.fromEntries(info.options.map(({ id, default: value }) => [id, value])), ...table };
  return { ...shown, info, text: booklet(markdown, options), play: await exhibited(game, shown.exhibit, options) };
}
