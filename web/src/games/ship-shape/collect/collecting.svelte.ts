import type { Act } from '../../../play/Acts.svelte';
import { Consequence } from '../../../play/consequence.svelte';
import { Picking } from '../../../play/picking.svelte';
import type { ShipShapeBoard } from '../board.svelte';
import { minus, missing, NONE, plus, present, sum, type Tokens } from '../pieces/goods';
import type { Deciding } from '../screen';
import type { CollectWay, ShipShapeMove } from '../types';
import { endingsOf, putAt, wayOf, type Ending } from './endings';

/** One card of the row: what becomes of it, what it lacks, what lies on the belt after it and what of that is new. */
export interface Worked {
  card: string;
  fate: CollectWay['steps'][number]['fate'];
  lacks: Tokens;
  held: Tokens;
  fresh: Tokens;
}

/** The order of collecting while it is put together: that of the house, until a card is moved. */
export class Collecting implements Deciding {
  readonly board: ShipShapeBoard;
  readonly #picking: Picking;
  readonly #consequence: Consequence<ShipShapeMove>;
  /** The card in hand, by finger or by key, and where the row stood before. */
  held = $state.raw<{ card: string; before: readonly string[] } | null>(null);

  constructor(board: ShipShapeBoard) {
    this.board = board;
    this.#picking = new Picking(() => board.play.prompt?.decision ?? '');
    this.#consequence = new Consequence(board.play, () => (this.decides ? this.move : null));
  }

  get ways(): readonly CollectWay[] {
    return this.board.own?.ways ?? [];
  }

  get decides(): boolean {
    return this.ways.length > 0 && this.board.view.phase === 'collect';
  }

  get order(): readonly string[] {
    return this.#picking.touched ? this.#picking.all : (this.ways[0]?.order ?? []);
  }

  get way(): CollectWay | undefined {
    return wayOf(this.ways, this.order);
  }

  get isHouse(): boolean {
    return this.way === this.ways[0];
  }

  readonly endings: readonly Ending[] = $derived.by(() => endingsOf(this.ways));

  /** What is in hand when only the firm itself has given. */
  get fromFirm(): Tokens {
    const { mine, view } = this.board;
    return mine ? plus(mine.tokens, present(this.board.director(mine.player).output, view.piles)) : NONE;
  }

  get before(): Tokens {
    return this.board.mine?.tokens ?? NONE;
  }

  get after(): Tokens {
    return this.way?.after ?? this.before;
  }

  get row(): Worked[] {
    const { way } = this;
    if (!way) return [];
    return way.order.flatMap((card, i) => {
      const step = way.steps[i];
      if (!step) return [];
      const came = minus(step.held, i === 0 ? this.fromFirm : (way.steps[i - 1]?.held ?? NONE));
      return {
        card,
        fate: step.fate,
        // A card that does not work leaves in hand what it found there.
        lacks: step.fate === 'WORKS' ? NONE : missing(this.board.supply(card).input, step.held),
        held: step.held,
        fresh: present(step.held, came),
      };
    });
  }

  get move(): ShipShapeMove {
    return { type: 'collect', order: [...this.order] };
  }

  put = (card: string, place: number) => this.#picking.set(...putAt(this.order, card, place));
  take = (way: CollectWay) => this.#picking.set(...way.order);

  lift = (card: string) => (this.held = { card, before: this.order });
  drop = () => (this.held = null);
  giveUp = () => {
    if (this.held) this.#picking.set(...this.held.before);
    this.held = null;
  };

  get bar(): Deciding['bar'] {
    const { play } = this.board;
    if (!this.decides || !play.prompt) return null;
    const idle = this.row.filter(({ fate }) => fate === 'STALLS').map(({ card }) => ({ card }));
    const gone = this.row.filter(({ fate }) => fate === 'GOES').map(({ card }) => ({ card }));
    return {
      sentence: play.prompt.sentence,
      detail: {
        key: 'board.collect.detail',
        args: {
          cards: this.order.map((card) => ({ card })),
          ...{ idle, idles: idle.length, gone, goes: gone.length },
        },
      },
      preview: this.#consequence.preview ?? undefined,
    };
  }

  get acts(): readonly Act[] | null {
    if (!this.decides) return null;
    const { text, play } = this.board;
    const [house] = this.ways;
    return [
      {
        id: 'go',
        kind: 'main',
        label: text('collect.do'),
        sub: { key: 'board.collect.gain', args: { goods: this.board.goodsArg(minus(this.after, this.before)) } },
        why: this.#consequence.refused?.text ?? null,
        do: () => void play.send(this.move),
      },
      {
        id: 'house',
        label: text('collect.house'),
        sub: this.isHouse
          ? undefined
          : text('collect.house-sub', { house: sum(house?.after ?? NONE), now: sum(this.after) }),
        why: this.isHouse ? text('house.set') : null,
        do: () => house && this.take(house),
      },
    ];
  }
}
