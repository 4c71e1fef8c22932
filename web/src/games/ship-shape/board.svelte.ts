import { Base, boardOf, byId } from '../../play/base.svelte';
import type { Arg, Choice } from '../../wire/types';
import type { Play } from '../board';
import { KINDS, type Tokens } from './pieces/goods';
import type {
  Director,
  FirmView,
  Order,
  OrderView,
  ShipShapeBox,
  ShipShapeEvent,
  ShipShapeMove,
  ShipShapePrivateView,
  ShipShapePublicView,
  Sort,
  Supply,
  TalkView,
  Transport,
} from './types';

export type ShipShapePlay = Play<
  ShipShapePublicView,
  ShipShapePrivateView,
  ShipShapeMove,
  ShipShapeEvent,
  ShipShapeBox
>;
export type ShipShapeChoice = Choice<ShipShapeMove>;
export type MoveOf<T extends ShipShapeMove['type']> = Extract<ShipShapeMove, { type: T }>;

/** What of my turn lies on the mat, until it is decided. */
export type Mode = 'turn' | 'trade' | 'commission' | 'refresh' | 'fulfil' | 'together' | 'danger';

/** The base of the board, with the cards of its box, my own firm and what I have picked. */
export class ShipShapeBoard extends Base<
  ShipShapePublicView,
  ShipShapePrivateView,
  ShipShapeMove,
  ShipShapeEvent,
  ShipShapeBox
> {
  readonly #directors: Readonly<Record<string, Director>>;
  readonly #orders: Readonly<Record<string, Order>>;
  readonly #supplies: Readonly<Record<string, Supply>>;
  readonly #transports: Readonly<Record<string, Transport>>;
  #mode = $state.raw<{ of: string; mode: Mode; card: string | null } | null>(null);

  constructor(play: ShipShapePlay) {
    super(play);
    const { players, orders, supplies, transports } = play.box.cards;
    this.#directors = byId(players);
    this.#orders = byId(orders);
    this.#supplies = byId(supplies);
    this.#transports = byId(transports);
  }

  /** My own firm, or null for a watcher. */
  get mine(): FirmView | null {
    return this.mineOf(this.view.firms);
  }

  firm(seat: number): FirmView {
    const found = this.view.firms[seat];
    if (!found) throw new Error(`no firm at seat ${seat}`);
    return found;
  }

  director = (id: string): Director => found(this.#directors, id);
  order = (id: string): Order => found(this.#orders, id);
  supply = (id: string): Supply => found(this.#supplies, id);
  transport = (id: string): Transport => found(this.#transports, id);

  /** A card of any sort. */
  card(id: string): Director | Order | Supply | Transport {
    const card = this.#directors[id] ?? this.#orders[id] ?? this.#supplies[id] ?? this.#transports[id];
    if (!card) throw new Error(`the box has no card ${id}`);
    return card;
  }

  /** A card of the hiring pool. */
  hire(id: string): Supply | Transport {
    return this.#supplies[id] ?? this.transport(id);
  }

  sortOf(card: string): Sort {
    return card in this.#supplies ? 'supply' : 'transport';
  }

  /** Where an order of this week stands. */
  orderView(id: string): OrderView | undefined {
    return this.view.orders.find(({ card }) => card === id);
  }

  get openOrders(): readonly OrderView[] {
    return this.view.orders.filter(({ open }) => open);
  }

  /** The offer that waits for answers or for the choice among them. */
  get talk(): TalkView | null {
    return this.view.talks.find(({ open }) => open) ?? null;
  }

  /** Whether I am to do the business of my turn now. */
  get business(): boolean {
    return this.choices.some(({ move }) => move.type === 'pass');
  }

  /** The choices of one sort, with their moves told apart. */
  choicesOf<T extends ShipShapeMove['type']>(type: T): (ShipShapeChoice & { move: MoveOf<T> })[] {
    return this.choices.filter((choice): choice is ShipShapeChoice & { move: MoveOf<T> } => choice.move.type === type);
  }

  /** What is on the mat: what I have opened, as long as it is for me to decide; the danger may be looked at any time. */
  get mode(): Mode {
    const opened = this.#opened;
    return opened && (this.business || opened.mode === 'danger') ? opened.mode : 'turn';
  }

  /** The card that was picked for it: of the pool, or an order. */
  get picked(): string | null {
    return this.business ? (this.#opened?.card ?? null) : null;
  }

  open = (mode: Mode, card: string | null = null) => {
    this.#mode = { of: this.#decision, mode, card };
  };

  back = () => {
    this.#mode = null;
  };

  get #opened() {
    return this.#mode?.of === this.#decision ? this.#mode : null;
  }

  get #decision(): string {
    return this.play.prompt?.decision ?? '';
  }

  /** Goods as an argument of a sentence, where they are drawn. */
  goodsArg = (tokens: Tokens): Arg =>
    KINDS.filter((kind) => tokens[kind] > 0).map((kind): Arg => ({ [kind]: tokens[kind] }));

  /** Goods in words. */
  goods = (tokens: Tokens): string => this.play.words.arg(this.goodsArg(tokens)) || this.text('tokens.none');

  /** A firm by its short name. */
  firmName = (seat: number): string => this.short(this.firm(seat).player);

  /** Points with their half. */
  points = (halves: number) => this.amount('halves', halves);
}

function found<T>(cards: Readonly<Record<string, T>>, id: string): T {
  const card = cards[id];
  if (!card) throw new Error(`the box has no card ${id}`);
  return card;
}

export const [setBoard, useBoard] = boardOf(ShipShapeBoard);
