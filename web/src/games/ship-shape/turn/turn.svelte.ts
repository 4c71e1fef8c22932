import type { Act } from '../../../play/Acts.svelte';
import { Consequence } from '../../../play/consequence.svelte';
import type { Say } from '../../board';
import type { ShipShapeBoard } from '../board.svelte';
import { NONE, type Tokens } from '../pieces/goods';
import type { Deciding } from '../screen';
import type { Commission, ShipShapeMove, Sort } from '../types';

/** The table as it stands; in my turn what I may do, and what the picked card of the pool would cost and bring. */
export class Turn implements Deciding {
  readonly board: ShipShapeBoard;
  readonly #consequence: Consequence<ShipShapeMove>;

  constructor(board: ShipShapeBoard) {
    this.board = board;
    this.#consequence = new Consequence(board.play, () => this.#commission);
  }

  /** The card of the pool that is picked while the table lies open. */
  get picked(): string | null {
    return this.board.mode === 'turn' ? this.board.picked : null;
  }

  get arrives(): { card: string; sort: Sort } | null {
    return this.picked === null ? null : { card: this.picked, sort: this.board.sortOf(this.picked) };
  }

  get pays(): Tokens {
    return this.picked === null ? NONE : this.board.hire(this.picked).cost;
  }

  /** On a wide table the card is tried out where it lies; pressed again it is put back. */
  pick = (card: string) => {
    if (this.board.picked === card) this.board.back();
    else this.board.open('turn', card);
  };

  /** Alone if that is possible, or if nothing is: then it says why. */
  openOrder = (card: string) => {
    const alone = this.board.choicesOf('fulfil').find(({ move }) => move.order === card);
    const together = this.board.choicesOf('joint').some(({ move }) => move.order === card);
    this.board.open(alone?.refusal && together ? 'together' : 'fulfil', card);
  };

  /** The move that takes the picked card; null where a card has to go for it. */
  get #commission(): Commission | null {
    const ways = this.board.choicesOf('commission').filter(({ move }) => move.card === this.picked);
    return ways.length === 1 && !ways[0]?.move.discard ? (ways[0]?.move ?? null) : null;
  }

  get bar(): Deciding['bar'] {
    const { play, business } = this.board;
    if (!business || !play.prompt) return null;
    const { sentence, detail } = play.prompt;
    return {
      sentence,
      detail: this.#said ?? detail ?? undefined,
      preview: this.#consequence.preview ?? undefined,
    };
  }

  get #said(): Say | undefined {
    const { board, picked } = this;
    if (picked === null) {
      const stalls = board.mine?.supplies.filter(({ next }) => next && next !== 'WORKS').map(({ card }) => ({ card }));
      return stalls?.length ? { key: 'board.turn.stalls', args: { cards: stalls, n: stalls.length } } : undefined;
    }
    const refused = this.#consequence.refused;
    if (refused) return refused.say;
    const card = { card: picked };
    if (!this.#commission) return { key: 'board.turn.full', args: { card } };
    return board.sortOf(picked) === 'supply'
      ? { key: 'board.turn.supply', args: { card, day: board.view.day + 1 } }
      : { key: 'board.turn.transport', args: { card } };
  }

  get acts(): readonly Act[] | null {
    const { board } = this;
    if (!board.business) return null;
    const trade = board.option('trade') === false ? [] : [this.#trade];
    return [...trade, this.#hire, this.#fulfil, this.#refresh, this.#pass];
  }

  get #trade(): Act {
    const { board } = this;
    const { offersLeft } = board.view;
    return {
      id: 'trade',
      label: board.text('act.trade'),
      sub: board.text('act.offers', { left: offersLeft }),
      why: offersLeft > 0 ? null : board.text('act.no-offers'),
      move: board.hinted('offer'),
      do: () => board.open('trade'),
    };
  }

  get #hire(): Act {
    const { board, picked } = this;
    const move = this.#commission;
    return {
      id: 'commission',
      move: picked === null ? board.hinted('commission') : move,
      kind: picked === null ? 'plain' : 'main',
      label: board.text('act.commission'),
      sub:
        picked === null
          ? board.text('act.from-pool')
          : { key: 'board.act.pay', args: { goods: board.goodsArg(this.pays) } },
      do: () => {
        if (move) void board.play.send(move);
        else board.open('commission', picked);
      },
    };
  }

  get #fulfil(): Act {
    const { board } = this;
    const alone = board.choicesOf('fulfil').find(({ refusal }) => !refusal)?.move;
    const joint = board.choicesOf('joint').find(({ refusal }) => !refusal)?.move;
    const order = alone?.order ?? joint?.order ?? board.openOrders[0]?.card;
    const halves = order === undefined ? 0 : board.order(order).value * board.box.constants.halvesPerPoint;
    return {
      id: 'fulfil',
      move: board.hinted('fulfil') ?? board.hinted('joint'),
      kind: alone && this.picked === null ? 'main' : 'plain',
      label: board.text('act.fulfil'),
      sub: alone
        ? { key: 'board.act.alone', args: { points: { halves } } }
        : joint
          ? { key: 'board.act.with', args: { points: { halves: halves / 2 } } }
          : board.text('act.none'),
      why: alone || joint ? null : board.text('act.none-why'),
      do: () => {
        const hinted = board.hinted('joint');
        if (hinted) board.open('together', hinted.order);
        else if (order !== undefined) this.openOrder(board.hinted('fulfil')?.order ?? order);
      },
    };
  }

  get #refresh(): Act {
    const { board } = this;
    const paid = board.choicesOf('refresh').find(({ refusal }) => !refusal)?.move;
    const price = board.box.constants.refreshPrice;
    return {
      id: 'refresh',
      move: board.hinted('refresh'),
      label: board.text('act.refresh'),
      sub: paid
        ? { key: 'board.act.pay', args: { goods: board.goodsArg({ ...NONE, [paid.pay]: price }) } }
        : board.text('act.lack', { price }),
      why: paid ? null : board.text('act.lack-why', { price }),
      do: () => board.open('refresh'),
    };
  }

  get #pass(): Act {
    const { board } = this;
    return {
      id: 'pass',
      kind: 'danger',
      label: board.text('act.pass'),
      move: { type: 'pass' },
      do: () => void board.play.send({ type: 'pass' }),
    };
  }
}
