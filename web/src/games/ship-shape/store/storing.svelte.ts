import { KINDS, list, minus, NONE, sum, type Kind, type Tokens } from '../pieces/goods';
import { Suggested } from '../suggested.svelte';
import type { ShipShapeMove } from '../types';

/** What goes back to the piles, kind by kind. */
export class Storing extends Suggested {
  protected readonly name = 'store';

  protected get house() {
    const back = this.board.own?.houseReturn;
    return back ? list(back) : null;
  }

  get held(): Tokens {
    return this.board.mine?.tokens ?? NONE;
  }

  get back(): Tokens {
    const count = (kind: Kind) => this.picked.filter((each) => each === kind).length;
    return KINDS.reduce((all, kind) => ({ ...all, [kind]: count(kind) }), NONE);
  }

  get kept(): Tokens {
    return minus(this.held, this.back);
  }

  /** How many have to go. */
  get due(): number {
    return this.house?.length ?? 0;
  }

  get move(): ShipShapeMove {
    return { type: 'store', back: this.back };
  }

  protected picksOf(move: ShipShapeMove) {
    return move.type === 'store' ? list(move.back as Tokens) : null;
  }

  protected get told() {
    return { goods: this.board.goodsArg(this.back), due: this.due };
  }

  protected get sub() {
    return { key: 'board.collect.gain', args: { goods: this.board.goodsArg(this.back) } };
  }

  /** One more of a kind goes back, or one fewer. */
  change = (kind: Kind, by: number) => {
    const gone = this.back[kind] + by;
    if (gone >= 0 && gone <= this.held[kind]) this.pick(...list({ ...this.back, [kind]: gone }));
  };

  get isExact(): boolean {
    return sum(this.back) === this.due;
  }
}
