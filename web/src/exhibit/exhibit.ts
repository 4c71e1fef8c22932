import type { Component } from 'svelte';
import type { Play } from '../games/board';
import { mine } from '../prefs/mine.svelte';
import { namesIn } from '../texts/cards';
import { ownTexts } from '../texts/labels';
import { readTexts, together } from '../texts/sources';
import { Speaker } from '../texts/speaker';
import { api } from '../wire/api';
import type { Options, Table } from '../wire/types';

/** A play of any game. */
export type AnyPlay = Play<never, never, never, never, never>;

/** What a game gives so that its cards and pieces can be shown away from a table. */
export interface Exhibit {
  /** The labels of the board. */
  texts: unknown;
  /** A small fixed position: what the shown pieces look at. */
  view(box: unknown): unknown;
  /** Who sits around it; the first one is me. */
  seats: readonly string[];
  cardNames?(box: unknown): Record<string, string>;
  setBoard(play: AnyPlay): unknown;
  /** A card of the box in full. */
  CardPeek: Component<{ play: AnyPlay; card: string }>;
}

const nothing = () => undefined;

/** A play that stands still: the given box, words and options, a fixed position, nobody to send anything to. */
export function standStill(
  game: string,
  of: Exhibit,
  box: unknown,
  said: { house?: unknown; game: unknown },
  options: Options,
): AnyPlay {
  const names = new Map([...namesIn(box), ...Object.entries(of.cardNames?.(box) ?? {})]);
  const name = (seat: number) => of.seats[seat] ?? '';
  const words = new Speaker(together(ownTexts, readTexts(said.house), readTexts(said.game), readTexts(of.texts)), {
    seatName: name,
    mine: 0,
    cardName: (card) => names.get(card),
  });
  const play: Play = {
    table: { id: '', game, options, seats: of.seats.map((_, seat) => ({ seat, kind: 'open' })) } as unknown as Table,
    you: { seats: [0], host: false, takeBack: [], askBack: [] },
    seat: 0,
    order: of.seats.map((_, seat) => seat),
    view: of.view(box),
    own: null,
    owes: [],
    may: [],
    path: null,
    prompt: null,
    hint: { advice: null, ticks: () => false },
    update: 0,
    clock: null,
    call: null,
    result: null,
    events: [],
    box,
    words,
    prefs: mine,
    reducedMotion: true,
    connection: 'live',
    sending: false,
    refused: null,
    send: () => new Promise(nothing),
    preview: () => new Promise(nothing),
    listen: () => nothing,
    name,
    holding: false,
    skipping: { on: false },
    openRules: nothing,
    openCards: nothing,
    peeked: null,
    playSound: nothing,
  };
  return play as unknown as AnyPlay;
}

/** Fetches what is needed to show a game away from a table, with its own box or that of a table. */
export async function exhibited(game: string, of: Exhibit, options: Options, table?: unknown): Promise<AnyPlay> {
  const [box, house, said] = await Promise.all([table ?? api.box(game), api.houseTexts(), api.gameTexts(game)]);
  return standStill(game, of, box, { house, game: said }, options);
}
