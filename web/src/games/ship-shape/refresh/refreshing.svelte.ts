import type { Act } from '../../../play/Acts.svelte';
import { Consequence } from '../../../play/consequence.svelte';
import { Picking } from '../../../play/picking.svelte';
import type { ShipShapeBoard } from '../board.svelte';
import { KINDS, NONE, type Kind, type Tokens } from '../pieces/goods';
import type { Deciding } from '../screen';
import type { DeckView, Refresh, ShipShapeMove, Sort } from '../types';

/** A fresh pool of one sort, for tokens of one kind. */
export class Refreshing implements Deciding {
  readonly board: ShipShapeBoard;
  readonly #picking: Picking;
  readonly #consequence: Consequence<ShipShapeMove>;

  constructor(board: ShipShapeBoard) {
    this.board = board;
    this.#picking = new Picking(() => board.play.prompt?.decision ?? '');
    this.#consequence = new Consequence(board.play, () => (board.mode === 'refresh' ? this.move : null));
  }

  /** Transports are asked for more often. */
  get sort(): Sort {
    return (this.#picking.all[0] as Sort | undefined) ?? 'transport';
  }

  /** The kind that pays: of those that suffice the one there is most of, until another is picked. */
  get pay(): Kind | null {
    const picked = this.#picking.all[1] as Kind | undefined;
    if (picked) return picked;
    const able = KINDS.filter(this.pays).toSorted((a, b) => this.held[b] - this.held[a]);
    return able[0] ?? null;
  }

  pickSort = (sort: Sort) => this.#picking.set(sort, ...(this.pay ? [this.pay] : []));
  pickPay = (kind: Kind) => this.#picking.set(this.sort, kind);

  get held(): Tokens {
    return this.board.mine?.tokens ?? NONE;
  }

  get price(): number {
    return this.board.box.constants.refreshPrice;
  }

  pays = (kind: Kind): boolean =>
    this.board.choicesOf('refresh').some(({ move, refusal }) => move.pay === kind && !refusal);

  get cost(): Tokens {
    return this.pay === null ? NONE : { ...NONE, [this.pay]: this.price };
  }

  get deck(): DeckView {
    return this.sort === 'supply' ? this.board.view.supplyDeck : this.board.view.transportDeck;
  }

  get pool(): readonly (string | null)[] {
    return this.sort === 'supply' ? this.board.view.supplyPool : this.board.view.transportPool;
  }

  get move(): Refresh | null {
    const ways = this.board.choicesOf('refresh');
    return ways.find(({ move, refusal }) => move.sort === this.sort && move.pay === this.pay && !refusal)?.move ?? null;
  }

  get bar(): Deciding['bar'] {
    const { board } = this;
    return {
      sentence: { key: `board.refresh.ask-${this.sort}` },
      detail: this.move
        ? { key: 'board.refresh.pays', args: { goods: board.goodsArg(this.cost), cards: this.pool.length } }
        : { key: 'board.act.lack-why', args: { price: this.price } },
      preview: this.#consequence.preview ?? undefined,
    };
  }

  get acts(): readonly Act[] {
    const { board, move } = this;
    return [
      {
        id: 'refresh',
        move,
        kind: 'main',
        label: board.text('act.refresh'),
        sub: { key: 'board.act.pay', args: { goods: board.goodsArg(this.cost) } },
        why: move ? null : board.text('act.lack-why', { price: this.price }),
        do: () => {
          if (move) void board.play.send(move);
        },
      },
      { id: 'back', label: board.text('act.back'), sub: board.text('act.again'), do: board.back },
    ];
  }
}
