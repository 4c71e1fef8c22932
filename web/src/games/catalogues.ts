import type { Drawing } from '../art/drawing';
import type { AnyPlay, Exhibit } from '../exhibit/exhibit';
import type { IconShapes } from '../pieces/icon';

/** Cards of one sort: a filter with its label `group.<game>.<id>`. */
export interface CardGroup {
  id: string;
  icon?: IconShapes;
  /** The category whose colour it wears. */
  category?: string;
  /** Only in play where this option has one of these values. */
  only?: readonly [option: string, ...values: (string | boolean)[]];
}

/** A number of a card, with its label `fact.<label>`. */
export interface Fact {
  label: string;
  value: string;
  icon?: IconShapes;
}

/** Cards that this one has to do with, under the title `touches.<how>`. */
export interface Touch {
  how: string;
  cards: readonly { id: string; note?: string }[];
}

/** A card as it stands in the list of all cards. */
export interface CardEntry {
  id: string;
  name: string;
  group: string;
  /** Everything that is printed on it, for the search. */
  text: string;
  picture: Drawing;
  category?: string;
  kind?: string;
  kindIcon?: IconShapes;
  cost?: string;
  badge?: string;
  /** By which it is filtered. */
  number?: number;
  copies: number;
  facts: readonly Fact[];
}

/** Where a card is now, as far as one may see: at a seat or not, with the label `where.<where>`. */
export interface Seen {
  where: string;
  seat?: number;
}

/** What a game's folder gives to the page of all its cards. */
export interface Catalogue {
  exhibit: Exhibit;
  groups: readonly CardGroup[];
  /** All of them lie in one deck, which is worth counting. */
  deck?: boolean;
  /** What the number of a card is: the label `number.<number>` of its filter. */
  number?: string;
  cards(play: AnyPlay): CardEntry[];
  touches(play: AnyPlay, card: string): Touch[];
  /** By the id of a card. */
  where(play: AnyPlay): Readonly<Record<string, readonly Seen[]>>;
}

/** One line per game; loaded when its cards are looked at. */
const catalogues: Record<string, () => Promise<{ catalogue: Catalogue }>> = {
  boss: () => import('./boss/catalogue'),
  'esop-wars': () => import('./esop-wars/catalogue'),
  'it-startup': () => import('./it-startup/catalogue'),
  'ship-it': () => import('./ship-it/catalogue'),
  'ship-shape': () => import('./ship-shape/catalogue'),
};

export const hasCatalogue = (game: string): boolean => game in catalogues;

export async function loadCatalogue(game: string): Promise<Catalogue> {
  const load = catalogues[game];
  if (!load) throw new Error(`no list of cards for ${game}`);
  return (await load()).catalogue;
}

/** Puts what was seen together by card. */
export function byCard(seen: Iterable<readonly [card: string | null | undefined, seen: Seen]>): Record<string, Seen[]> {
  const places: Record<string, Seen[]> = {};
  for (const [card, place] of seen) if (card) (places[card] ??= []).push(place);
  return places;
}
