import { minus, NONE, plus, sum, type Tokens } from '../pieces/goods';
import { Suggested } from '../suggested.svelte';
import type { ShipShapeMove } from '../types';

/** Supplies that stay and transports that are paid for: no card is both. */
export class Settling extends Suggested {
  protected readonly name = 'settle';

  protected get house() {
    const house = this.board.own?.houseSettlement;
    return house && this.board.choicesOf('settle').length > 0 ? this.#sorted([...house.keep, ...house.maintain]) : null;
  }

  /** What I have sent already. */
  get sent(): readonly string[] | null {
    const sent = this.board.own?.settlement;
    return sent ? [...sent.keep, ...sent.maintain] : null;
  }

  has = (card: string): boolean => (this.sent ?? this.picked).includes(card);

  toggle = (card: string) =>
    this.pick(...this.#sorted(this.has(card) ? this.picked.filter((other) => other !== card) : [...this.picked, card]));

  get keep(): string[] {
    return (this.sent ?? this.picked).filter((card) => this.board.sortOf(card) === 'supply');
  }

  get maintain(): string[] {
    return (this.sent ?? this.picked).filter((card) => this.board.sortOf(card) === 'transport');
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

  get move(): ShipShapeMove {
    return { type: 'settle', keep: this.keep, maintain: this.maintain };
  }

  protected picksOf(move: ShipShapeMove) {
    return move.type === 'settle' ? this.#sorted([...move.keep, ...move.maintain]) : null;
  }

  protected get told() {
    const { goodsArg, text } = this.board;
    const said = (tokens: Tokens) => (sum(tokens) > 0 ? goodsArg(tokens) : text('tokens.none'));
    return { paid: said(this.paid), left: said(this.left) };
  }

  protected get sub() {
    return this.board.text('settle.do-sub');
  }

  /** As the cards lie, whichever was picked first. */
  #sorted(cards: readonly string[]): string[] {
    const { supplies = [], transports = [] } = this.board.mine ?? {};
    return [...supplies, ...transports].map(({ card }) => card).filter((card) => cards.includes(card));
  }
}
