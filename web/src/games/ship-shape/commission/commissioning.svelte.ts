import type { Act } from '../../../play/Acts.svelte';
import { Consequence } from '../../../play/consequence.svelte';
import { Picking } from '../../../play/picking.svelte';
import type { Say } from '../../board';
import type { ShipShapeBoard } from '../board.svelte';
import { minus, missing, NONE, sum, type Tokens } from '../pieces/goods';
import type { Deciding } from '../screen';
import type { Commission, ShipShapeMove } from '../types';

/** A card of the hiring pool that is being looked at, and the one that goes for it where there is no more room. */
export class Commissioning implements Deciding {
  readonly board: ShipShapeBoard;
  readonly #discarding: Picking;
  readonly #consequence: Consequence<ShipShapeMove>;

  constructor(board: ShipShapeBoard) {
    this.board = board;
    this.#discarding = new Picking(() => `${board.play.prompt?.decision}:${board.picked}`);
    this.#consequence = new Consequence(board.play, () => this.#asked);
  }

  get picked(): string | null {
    return this.board.mode === 'commission' ? this.board.picked : null;
  }

  pick = (card: string) => this.board.open('commission', card);

  get #ways() {
    return this.board.choicesOf('commission').filter(({ move }) => move.card === this.picked);
  }

  /** Whether a card has to go for the picked one. */
  get isFull(): boolean {
    return this.#ways.some(({ move }) => move.discard);
  }

  /** The card that goes. */
  get goes(): string | null {
    return this.#discarding.one;
  }

  letGo = (card: string) => this.#discarding.set(card);

  mayGo = (card: string): boolean => this.#ways.some(({ move }) => move.discard === card);

  get move(): Commission | null {
    const way = this.#ways.find(({ move }) => (move.discard ?? null) === this.goes);
    return way && !way.refusal ? way.move : null;
  }

  /** What is asked for a preview: the move, or the impossible one for its reason. */
  get #asked(): Commission | null {
    return this.board.mode === 'commission'
      ? (this.move ?? this.#ways.find(({ refusal }) => refusal)?.move ?? null)
      : null;
  }

  get held(): Tokens {
    return this.board.mine?.tokens ?? NONE;
  }

  /** What would be paid, as far as it is there. */
  get pays(): Tokens {
    if (this.picked === null) return NONE;
    const { cost } = this.board.hire(this.picked);
    return sum(missing(cost, this.held)) > 0 ? NONE : cost;
  }

  get #why(): string | null {
    const { board } = this;
    if (this.picked === null) return board.text('commission.first');
    if (this.move) return null;
    const refusal = this.#ways[0]?.refusal;
    return this.isFull ? board.text('commission.who-goes') : refusal ? board.play.words.text(refusal) : null;
  }

  get bar(): Deciding['bar'] {
    const { picked, board } = this;
    if (picked === null)
      return { sentence: { key: 'board.commission.which' }, detail: { key: 'board.commission.which-detail' } };
    const card = { card: picked };
    const left = board.goodsArg(minus(this.held, this.pays));
    const goods = board.goodsArg(this.pays);
    const refusal = this.#ways.every((way) => way.refusal) ? this.#ways[0]?.refusal : undefined;
    const detail: Say = this.goes
      ? { key: 'board.commission.goes', args: { goods, gone: { card: this.goes } } }
      : { key: 'board.commission.pays', args: { goods, left, n: sum(minus(this.held, this.pays)) } };
    return {
      sentence: { key: 'board.commission.ask', args: { card } },
      detail: refusal ?? (this.isFull && !this.goes ? { key: 'board.commission.who-goes' } : detail),
      preview: this.#consequence.preview ?? undefined,
    };
  }

  get acts(): readonly Act[] {
    const { board, move } = this;
    const cost = this.picked === null ? NONE : board.hire(this.picked).cost;
    return [
      {
        id: 'commission',
        kind: 'main',
        label: board.text('act.commission'),
        sub: this.picked === null ? undefined : { key: 'board.act.pay', args: { goods: board.goodsArg(cost) } },
        why: this.#why,
        move,
        do: () => {
          if (move) void board.play.send(move);
        },
      },
      { id: 'back', label: board.text('act.back'), sub: board.text('act.again'), do: board.back },
    ];
  }
}
