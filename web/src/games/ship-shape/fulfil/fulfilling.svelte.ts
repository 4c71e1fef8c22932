import type { Act } from '../../../play/Acts.svelte';
import { Consequence } from '../../../play/consequence.svelte';
import { Picking } from '../../../play/picking.svelte';
import type { ShipShapeBoard } from '../board.svelte';
import { missing, NONE, sum, type Tokens } from '../pieces/goods';
import type { Deciding } from '../screen';
import type { Fulfil, Order, ShipShapeMove } from '../types';

/** An order that is to leave, all of it mine, with the transports that carry it. */
export class Fulfilling implements Deciding {
  readonly board: ShipShapeBoard;
  readonly #picking: Picking;
  readonly #consequence: Consequence<ShipShapeMove>;

  constructor(board: ShipShapeBoard) {
    this.board = board;
    this.#picking = new Picking(() => `${board.play.prompt?.decision}:${board.picked}`);
    this.#consequence = new Consequence(board.play, () => this.move);
  }

  get order(): Order | null {
    const { mode, picked } = this.board;
    return mode === 'fulfil' && picked !== null ? this.board.order(picked) : null;
  }

  get #choice() {
    return this.board.choicesOf('fulfil').find(({ move }) => move.order === this.order?.id);
  }

  /** What carries it: the house transports until others are picked. */
  get transports(): readonly string[] {
    return this.#picking.touched ? this.#picking.all : (this.#choice?.move.transports ?? []);
  }

  get isHouse(): boolean {
    const house = this.#choice?.move.transports ?? [];
    return house.length === this.transports.length && house.every((card) => this.transports.includes(card));
  }

  toggle = (card: string) => {
    const chosen = this.transports;
    this.#picking.set(...(chosen.includes(card) ? chosen.filter((other) => other !== card) : [...chosen, card]));
  };

  get room(): number {
    return this.transports.reduce((room, card) => room + this.board.transport(card).capacity, 0);
  }

  get held(): Tokens {
    return this.board.mine?.tokens ?? NONE;
  }

  get lacks(): Tokens {
    return this.order ? missing(this.order.requirement, this.held) : NONE;
  }

  /** What leaves the store; nothing where it does not suffice. */
  get pays(): Tokens {
    return this.order && sum(this.lacks) === 0 ? this.order.requirement : NONE;
  }

  get halves(): number {
    return (this.order?.value ?? 0) * this.board.box.constants.halvesPerPoint;
  }

  get move(): Fulfil | null {
    return this.order ? { type: 'fulfil', order: this.order.id, transports: [...this.transports] } : null;
  }

  /** Why it cannot leave like this. */
  get refused(): string | null {
    const refusal = this.isHouse ? this.#choice?.refusal : this.#consequence.refused?.say;
    return refusal ? this.board.play.words.text(refusal) : null;
  }

  get bar(): Deciding['bar'] {
    const { order } = this;
    if (!order) return null;
    return {
      sentence: { key: 'board.fulfil.ask', args: { order: { card: order.id } } },
      detail: (this.isHouse ? this.#choice?.refusal : this.#consequence.refused?.say) ?? {
        key: 'board.fulfil.goes',
        args: { goods: order.load, transports: this.transports.length, points: { halves: this.halves } },
      },
      preview: this.#consequence.preview ?? undefined,
    };
  }

  get acts(): readonly Act[] {
    const { board, move } = this;
    const joint = board.choicesOf('joint').some(({ move: way }) => way.order === this.order?.id);
    const together: Act = {
      id: 'together',
      label: board.text('act.together'),
      sub: board.text('act.half'),
      why: joint ? null : board.text('fulfil.no-partner'),
      do: () => board.open('together', this.order?.id ?? null),
    };
    return [
      {
        id: 'ship',
        kind: 'main',
        label: board.text('act.ship'),
        sub: { key: 'board.act.alone', args: { points: { halves: this.halves } } },
        why: this.refused,
        move,
        do: () => {
          if (move) void board.play.send(move);
        },
      },
      ...(board.option('joint') === false ? [] : [together]),
      { id: 'back', label: board.text('act.back'), sub: board.text('act.again'), do: board.back },
    ];
  }
}
