import type { Kind } from '../pieces/goods';
import type { Bundle } from '../types';
import { type CardSort, isInvitation, NOTHING, type Side, type Terms, withCard, withGoods } from './bundle';

const EMPTY: Terms = { give: NOTHING, want: NOTHING };

/** Terms that are being put together, as I see them; another decision begins anew. */
export class Composing {
  #of = $state('');
  #terms = $state.raw<Terms>(EMPTY);
  readonly #decision: () => string;
  readonly #first: () => Terms;

  /** `first` is what lies in the trays before anything was touched. */
  constructor(decision: () => string, first: () => Terms = () => EMPTY) {
    this.#decision = decision;
    this.#first = first;
  }

  get terms(): Terms {
    return this.#of === this.#decision() ? this.#terms : this.#first();
  }

  get isEmpty(): boolean {
    return isInvitation(this.terms);
  }

  /** Whether it differs from what lay there first. */
  get isChanged(): boolean {
    return JSON.stringify(this.terms) !== JSON.stringify(this.#first());
  }

  fill = ({ give, want }: Terms) => {
    this.#of = this.#decision();
    this.#terms = { give, want };
  };

  reset = () => this.fill(this.#first());

  /** So many of a kind on one side. */
  set = (side: Side, kind: Kind, count: number) => this.put(side, withGoods(this.terms[side], kind, count));

  add = (side: Side, kind: Kind) => this.set(side, kind, this.terms[side].tokens[kind] + 1);

  toggle = (side: Side, sort: CardSort, card: string) => this.put(side, withCard(this.terms[side], sort, card));

  put = (side: Side, bundle: Bundle) => this.fill({ ...this.terms, [side]: bundle });
}
