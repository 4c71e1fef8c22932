import { Base, boardOf, byId } from '../../play/base.svelte';
import type { Play } from '../board';
import type {
  Employee,
  EsopBox,
  EsopEvent,
  EsopMove,
  EsopOwn,
  EsopView,
  ExitCard,
  Idea,
  MarketCard,
  Segment,
  TeamView,
} from './types';

/** Any card of the box. */
interface Named {
  id: string;
  name: string;
}

export type EsopPlay = Play<EsopView, EsopOwn, EsopMove, EsopEvent, EsopBox>;

/** What somebody brings: as printed, on average in the markets to come, and in each market by its id. */
export interface Worth {
  printed: number;
  mean: number;
  markets: Readonly<Record<string, number>>;
}

const NOTHING: Worth = { printed: 0, mean: 0, markets: {} };

/** Numbers that stand in the order of some cards, by card. */
export const byCard = (cards: readonly string[], numbers: readonly number[]): Record<string, number> =>
  Object.fromEntries(cards.map((card, i) => [card, numbers[i] ?? 0]));

/** The base of the board, with the cards of its box. */
export class EsopBoard extends Base<EsopView, EsopOwn, EsopMove, EsopEvent, EsopBox> {
  readonly #cards: Readonly<Record<string, Named>>;

  constructor(play: EsopPlay) {
    super(play);
    const { employees, marketCards, exitCards, segments, ideas } = play.box;
    this.#cards = byId<Named>([employees, marketCards, exitCards, segments, ideas].flat());
  }

  /** My own company, or null for a watcher. */
  get mine(): TeamView | null {
    return this.mineOf(this.view.teams);
  }

  readonly unseen = $derived.by(() => this.view.markets.filter((market) => !market.round).map(({ card }) => card));

  readonly #worth: Readonly<Record<string, Worth>> = $derived.by(() => {
    const markets = this.view.markets.map((market) => market.card);
    const lists = [...this.view.worth, ...(this.own?.worth ?? [])];
    return Object.fromEntries<Worth>(
      lists.map(({ card, strength, mean, totals }) => [
        card,
        { printed: strength, mean, markets: byCard(markets, totals) },
      ]),
    );
  });

  /** How many of the unseen markets will still come. */
  get marketsToCome(): number {
    return Math.max(0, Number(this.option('marketRounds') ?? 3) - this.view.roundsPlayed);
  }

  /** A time of the box at the pace of the table. */
  tableTime(ms: number): number {
    return (ms * (this.box.constants.paceFactorPercent[String(this.option('pace'))] ?? 100)) / 100;
  }

  /** A market round that waits has not been turned over: wildcards are being chosen. */
  get choosesWildcards(): boolean {
    return !this.view.end && ['seed-round', 'early-round', 'mature-round', 'exit'].includes(this.view.phase);
  }

  team(seat: number): TeamView | undefined {
    return this.view.teams[seat];
  }

  employee(id: string): Employee {
    return this.#card<Employee>(id);
  }
  market(id: string): MarketCard {
    return this.#card<MarketCard>(id);
  }
  exit(id: string): ExitCard {
    return this.#card<ExitCard>(id);
  }
  segment(id: string): Segment {
    return this.#card<Segment>(id);
  }
  idea(id: string): Idea {
    return this.#card<Idea>(id);
  }
  isSegment(id: string): boolean {
    return this.box.segments.some((segment) => segment.id === id);
  }
  categoryName(id: string): string {
    return this.box.categories.find((category) => category.id === id)?.name ?? id;
  }
  /** The perk of a trade, where the table plays with perks. */
  perkOf(category: string): EsopBox['perks'][number] | undefined {
    return this.option('perks') === true ? this.box.perks.find((perk) => perk.category === category) : undefined;
  }
  firstName(id: string): string {
    return this.employee(id).name.split(' ')[0] ?? id;
  }

  #card<C extends Named>(id: string): C {
    const card = this.#cards[id];
    if (!card) throw new Error(`the box has no card ${id}`);
    return card as C;
  }

  /** What somebody is worth to me, with my company's bonuses where it has any. */
  worth(card: string): Worth {
    return this.#worth[card] ?? NOTHING;
  }

  points = (value: number) => this.amount('points', value);
  swing = (value: number) => this.amount('swing', value);
  equity = (value: number) => this.amount('equity', value);
  /** Per cent without their sign, where a row of them stands. */
  share = (value: number) => this.play.words.bare('equity', value).number;
  valuation = (value: number) => this.amount('valuation', value);
  factor = (percent: number) => this.amount('factor', percent);
  multiplier = (tenths: number) => this.amount('multiplier', tenths);
}

export const [setBoard, useBoard] = boardOf(EsopBoard);
