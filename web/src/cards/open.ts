import { exhibited, type AnyPlay } from '../exhibit/exhibit';
import { loadCatalogue, type CardEntry, type CardGroup, type Catalogue } from '../games/catalogues';
import { api } from '../wire/api';
import type { GameInfo, Options } from '../wire/types';

/** All cards of a game in front of somebody. */
export interface OpenCards {
  info: GameInfo;
  catalogue: Catalogue;
  /** What their faces are drawn with. */
  play: AnyPlay;
  groups: readonly CardGroup[];
  cards: readonly CardEntry[];
}

/** Fetches the cards of a game; at a table those of its box and of the options it plays with. */
export async function openCards(game: string, table?: { options: Options; box: unknown }): Promise<OpenCards> {
  const [games, catalogue] = await Promise.all([api.games(), loadCatalogue(game)]);
  const info = games.find(({ id }) => id === game);
  if (!info) throw new Error(`no game ${game}`);
  const standard = Object.fromEntries(info.options.map(({ id, default: value }) => [id, value]));
  const options = { ...standard, ...table?.options };
  const play = await exhibited(game, catalogue.exhibit, options, table?.box);
  const inPlay = ({ only }: CardGroup) => {
    const [option = '', ...values] = only ?? [];
    return !table || !only || values.includes(options[option] as string | boolean);
  };
  const groups = catalogue.groups.filter(inPlay);
  const cards = catalogue.cards(play).filter(({ group }) => groups.some(({ id }) => id === group));
  return { info, catalogue, play, groups, cards };
}
