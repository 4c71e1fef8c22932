import type { Act } from '../../../play/Acts.svelte';
import { Consequence } from '../../../play/consequence.svelte';
import { Picking } from '../../../play/picking.svelte';
import type { ShipShapeBoard } from '../board.svelte';
import { KINDS, list, minus, NONE, sum, type Kind, type Tokens } from '../pieces/goods';
import type { Deciding } from '../screen';
import type { ShipShapeMove } from '../types';

/** What goes back to the piles: what the house would return, until it is changed. */
export class Storing implements Deciding {
  readonly board: ShipShapeBoard;
  readonly #picking: Picking;
  readonly #consequence: Consequence<ShipShapeMove>;

  constructor(board: ShipShapeBoard) {
    this.board = board;
    this.#picking = new Picking(() => board.play.prompt?.decision ?? '');
    this.#consequence = new Consequence(board.play, () => (this.decides ? this.move : null));
  }

  get house(): Tokens | null {
    return this.board.own?.houseReturn ?? null;
  }

  get decides(): boolean {
    return this.house !== null;
  }

  get held(): Tokens {
    return this.board.mine?.tokens ?? NONE;
  }

  get back(): Tokens {
    if (!this.#picking.touched) return this.house ?? NONE;
    const picked = this.#picking.all;
    return KINDS.reduce((all, kind) => ({ ...all, [kind]: picked.filter((each) => each === kind).length }), NONE);
  }

  get kept(): Tokens {
    return minus(this.held, this.back);
  }

  /** How many have to go. */
  get due(): number {
    return sum(this.house ?? NONE);
  }

  get isHouse(): boolean {
    return KINDS.every((kind) => this.back[kind] === this.house?.[kind]);
  }

  get move(): ShipShapeMove {
    return { type: 'store', back: this.back };
  }

  give = (kind: Kind) => {
    if (this.kept[kind] > 0) this.#set({ ...this.back, [kind]: this.back[kind] + 1 });
  };
  keep = (kind: Kind) => {
    if (this.back[kind] > 0) this.#set({ ...this.back, [kind]: this.back[kind] - 1 });
  };
  #set(back: Tokens) {
    this.#picking.set(...list(back));
  }

  get bar(): Deciding['bar'] {
    const { prompt } = this.board.play;
    if (!this.decides || !prompt) return null;
    return {
      sentence: prompt.sentence,
      detail: {
        key: 'board.store.detail',
        args: { goods: this.board.goodsArg(this.back), due: this.due, now: sum(this.back) },
      },
      preview: this.#consequence.preview ?? undefined,
    };
  }

  get acts(): readonly Act[] | null {
    if (!this.decides) return null;
    const { text, play } = this.board;
    return [
      {
        id: 'go',
        kind: 'main',
        label: text('store.do', { n: sum(this.back) }),
        sub: { key: 'board.collect.gain', args: { goods: this.board.goodsArg(this.back) } },
        why: this.#consequence.refused?.text ?? null,
        do: () => void play.send(this.move),
      },
      {
        id: 'house',
        label: text('store.reset'),
        sub: this.isHouse ? undefined : text('store.house'),
        why: this.isHouse ? text('house.set') : null,
        do: () => this.house && this.#set(this.house),
      },
    ];
  }
}
