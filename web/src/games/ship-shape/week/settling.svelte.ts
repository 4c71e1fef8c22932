import type { Act } from '../../../play/Acts.svelte';
import { Consequence } from '../../../play/consequence.svelte';
import { Picking } from '../../../play/picking.svelte';
import type { ShipShapeBoard } from '../board.svelte';
import { minus, NONE, plus, type Tokens } from '../pieces/goods';
import type { Deciding } from '../screen';
import type { ShipShapeMove } from '../types';

const same = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((each) => others.includes(each));

/** What I keep of this week and what I pay for: the choice of the house, until it is changed. */
export class Settling implements Deciding {
  readonly board: ShipShapeBoard;
  readonly #picking: Picking;
  readonly #consequence: Consequence<ShipShapeMove>;

  constructor(board: ShipShapeBoard) {
    this.board = board;
    this.#picking = new Picking(() => board.play.prompt?.decision ?? '');
    this.#consequence = new Consequence(board.play, () => (this.decides ? this.move : null));
  }

  get decides(): boolean {
    return this.board.choicesOf('settle').length > 0;
  }

  /** Supplies that stay and transports that are paid for: no card is both. */
  get picked(): readonly string[] {
    const { own } = this.board;
    if (this.decides && this.#picking.touched) return this.#picking.all;
    const shown = own?.settlement ?? own?.houseSettlement;
    return shown ? [...shown.keep, ...shown.maintain] : [];
  }

  has = (card: string): boolean => this.picked.includes(card);

  toggle = (card: string) => {
    this.#picking.set(...(this.has(card) ? this.picked.filter((other) => other !== card) : [...this.picked, card]));
  };

  get keep(): string[] {
    return this.picked.filter((card) => this.board.sortOf(card) === 'supply');
  }

  get maintain(): string[] {
    return this.picked.filter((card) => this.board.sortOf(card) === 'transport');
  }

  get held(): Tokens {
    return this.board.mine?.tokens ?? NONE;
  }

  get paid(): Tokens {
    return this.maintain.map((card) => this.board.transport(card).maintenance).reduce(plus, NONE);
  }

  /** What is left in the purse; below nothing where too much was promised. */
  get left(): Tokens {
    return minus(this.held, this.paid);
  }

  /** Why this choice cannot be sent. */
  get refusal(): string | null {
    return this.#consequence.refused?.text ?? null;
  }

  get isHouse(): boolean {
    const house = this.board.own?.houseSettlement;
    return house !== undefined && house !== null && same(this.picked, [...house.keep, ...house.maintain]);
  }

  get move(): ShipShapeMove {
    return { type: 'settle', keep: this.keep, maintain: this.maintain };
  }

  get bar(): Deciding['bar'] {
    const { play, goodsArg } = this.board;
    if (!this.decides || !play.prompt) return null;
    const detail = { key: 'board.settle.detail', args: { paid: goodsArg(this.paid), left: goodsArg(this.left) } };
    return { sentence: play.prompt.sentence, detail, preview: this.#consequence.preview ?? undefined };
  }

  get acts(): readonly Act[] | null {
    if (!this.decides) return null;
    const { text, play, own } = this.board;
    const house = own?.houseSettlement;
    return [
      {
        id: 'go',
        kind: 'main',
        label: text('settle.do'),
        sub: text('settle.do-sub'),
        why: this.refusal,
        do: () => void play.send(this.move),
      },
      {
        id: 'house',
        label: text('settle.house'),
        why: this.isHouse ? text('house.set') : null,
        do: () => house && this.#picking.set(...house.keep, ...house.maintain),
      },
    ];
  }
}
