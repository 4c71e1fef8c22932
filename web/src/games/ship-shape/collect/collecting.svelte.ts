import { putAt } from '../../../pieces/ordering';
import { minus, missing, NONE, present, type Tokens } from '../pieces/goods';
import { Suggested } from '../suggested.svelte';
import type { CollectWay, Fate, ShipShapeMove } from '../types';
import { endingsOf, wayOf, type Ending } from './endings';

/** One card of the row: what becomes of it, what it lacks, what is in hand after it and what of that is new. */
export interface Worked {
  card: string;
  fate: Fate;
  lacks: Tokens;
  held: Tokens;
  fresh: Tokens;
}

/** The order of collecting while it is put together. */
export class Collecting extends Suggested {
  protected readonly name = 'collect';
  /** The card in hand, by finger or by key, and how the row stood before. */
  held = $state.raw<{ card: string; before: readonly string[] } | null>(null);

  get ways(): readonly CollectWay[] {
    return this.board.own?.ways ?? [];
  }

  protected get house() {
    return this.ways[0]?.order ?? null;
  }

  get way(): CollectWay | undefined {
    return wayOf(this.ways, this.picked);
  }

  readonly endings: readonly Ending[] = $derived.by(() => endingsOf(this.ways));

  get before(): Tokens {
    return this.board.mine?.tokens ?? NONE;
  }

  get after(): Tokens {
    return this.way?.after ?? this.before;
  }

  /** What is in hand when only the firm itself has given. */
  get fromFirm(): Tokens {
    return this.way?.first ?? NONE;
  }

  get row(): Worked[] {
    let before = this.fromFirm;
    return (this.way?.steps ?? []).map(({ fate, held }, i) => {
      const card = this.picked[i] ?? '';
      const fresh = present(held, minus(held, before));
      before = held;
      // A card that does not work leaves in hand what it found there.
      const lacks = fate === 'WORKS' ? NONE : missing(this.board.supply(card).input, held);
      return { card, fate, lacks, held, fresh };
    });
  }

  get move(): ShipShapeMove {
    return { type: 'collect', order: [...this.picked] };
  }

  protected picksOf(move: ShipShapeMove) {
    return move.type === 'collect' ? move.order : null;
  }

  protected get told() {
    const resting = (fate: Fate) => this.row.filter((each) => each.fate === fate).map(({ card }) => ({ card }));
    const [idle, gone] = [resting('STALLS'), resting('GOES')];
    return {
      cards: this.picked.map((card) => ({ card })),
      ...{ idle, idles: idle.length, gone, goes: gone.length },
    };
  }

  protected get sub() {
    return { key: 'board.collect.gain', args: { goods: this.board.goodsArg(minus(this.after, this.before)) } };
  }

  put = (card: string, place: number) => this.pick(...putAt(this.picked, card, place));
  lift = (card: string) => (this.held = { card, before: this.picked });
  drop = () => (this.held = null);
  giveUp = () => {
    if (this.held) this.pick(...this.held.before);
    this.held = null;
  };
}
