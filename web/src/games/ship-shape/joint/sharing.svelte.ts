import pencil from 'icon:action/pencil';
import { Consequence } from '../../../play/consequence.svelte';
import type { Act } from '../../../play/Acts.svelte';
import type { ShipShapeBoard } from '../board.svelte';
import { type Kind, minus, NONE, sum, type Tokens } from '../pieces/goods';
import type { Deciding } from '../screen';
import type { ShipShapeMove, TogetherView } from '../types';
import { nearest, withKind } from './shares';

/** What I have picked of a joint order: with whom, my part of it, what carries it. */
interface Picked {
  readonly of: string;
  readonly order: string | null;
  readonly partner: number | null;
  readonly share: Tokens | null;
  readonly transports: readonly string[] | null;
}

/** An order that is to leave by two. */
export class Sharing implements Deciding {
  readonly board: ShipShapeBoard;
  readonly consequence: Consequence<ShipShapeMove>;
  #picked = $state.raw<Picked>({ of: '', order: null, partner: null, share: null, transports: null });

  constructor(board: ShipShapeBoard) {
    this.board = board;
    this.consequence = new Consequence(board.play, () => (board.mode === 'together' ? this.#proposal : null));
  }

  /** Every order and partner with whom it can leave now; those of the picked order where one was picked. */
  get ways(): readonly TogetherView[] {
    const all = this.board.own?.together ?? [];
    const { picked } = this.board;
    return all.some(({ order }) => order === picked) ? all.filter(({ order }) => order === picked) : all;
  }

  get way(): TogetherView | null {
    const { order, partner } = this.#mine;
    return this.ways.find((way) => way.order === order && way.partner === partner) ?? this.ways[0] ?? null;
  }

  /** My part: as I have set it, else the even one. */
  get share(): Tokens {
    const { way } = this;
    return this.#mine.share ?? (way ? nearest(way, this.board.order(way.order).load / 2).share : NONE);
  }

  get rest(): Tokens {
    return this.way ? minus(this.board.order(this.way.order).requirement, this.share) : NONE;
  }

  get transports(): readonly string[] {
    return this.#mine.transports ?? (this.way ? nearest(this.way, sum(this.share)).mine : []);
  }

  get theirs(): readonly string[] {
    return this.way ? nearest(this.way, sum(this.share)).theirs : [];
  }

  /** Another order or another partner. */
  choose = ({ order, partner }: TogetherView) => this.#pick({ order, partner, share: null, transports: null });

  /** The boundary between our parts. */
  slide = (size: number) => {
    if (this.way) this.#pick({ share: nearest(this.way, size).share, transports: null });
  };

  /** So many of a kind, where that goes. */
  set = (kind: Kind, count: number) => {
    const next = this.way && withKind(this.way, this.share, kind, count);
    if (next) this.#pick({ share: next, transports: null });
  };

  /** One of my transports goes with it, or stays. */
  toggle = (card: string) => {
    const { transports } = this;
    const without = transports.filter((each) => each !== card);
    this.#pick({ transports: without.length < transports.length ? without : [...transports, card] });
  };

  get bar(): Deciding['bar'] {
    const { board, way, consequence } = this;
    if (!way) return { sentence: { key: 'board.joint.none' } };
    const args = { to: { seat: way.partner }, order: { card: way.order } };
    return {
      sentence: { key: 'board.joint.say', args },
      detail: consequence.refused?.say ?? {
        key: 'board.joint.detail',
        args: { goods: board.goodsArg(this.share), cards: this.transports.map((card) => ({ card })) },
      },
    };
  }

  get acts(): readonly Act[] {
    const { board, way, consequence } = this;
    const back: Act = { id: 'back', label: board.text('act.back'), do: board.back };
    if (!way) return [back];
    const ask: Act = {
      id: 'ask',
      kind: 'main',
      label: board.text('joint.ask', { name: board.play.name(way.partner) }),
      sub: board.text('joint.each', { points: { halves: board.order(way.order).value } }),
      why: consequence.refused ? board.play.words.text(consequence.refused.say) : null,
      move: this.#proposal,
      do: () => void (this.#proposal && board.play.send(this.#proposal)),
    };
    const hinted = board.hinted('joint');
    const take: Act | null =
      hinted && this.#proposal && !board.ticks(this.#proposal)
        ? { id: 'hinted', icon: pencil, label: board.text('act.hinted'), do: () => this.#pick(hinted) }
        : null;
    return [ask, ...(take ? [take] : []), back];
  }

  get #proposal(): ShipShapeMove | null {
    const { way } = this;
    if (!way) return null;
    const { order, partner } = way;
    return { type: 'joint', order, partner, share: this.share, transports: [...this.transports] };
  }

  get #decision(): string {
    return `${this.board.play.prompt?.decision}:${this.board.picked}`;
  }

  get #mine(): Picked {
    if (this.#picked.of === this.#decision) return this.#picked;
    return { of: this.#decision, order: null, partner: null, share: null, transports: null };
  }

  #pick(changed: Partial<Picked>) {
    this.#picked = { ...this.#mine, ...changed };
  }
}
