import { Consequence } from '../../../play/consequence.svelte';
import type { Act } from '../../../play/Acts.svelte';
import { Picking } from '../../../play/picking.svelte';
import type { ShipShapeBoard } from '../board.svelte';
import type { Deciding } from '../screen';
import type { Weighing } from '../trade/WouldSide.svelte';
import type { ProposalView, ShipShapeMove, Why } from '../types';

/** A joint proposal, for its partner to answer and for all others to see. */
export class Agreeing implements Deciding, Weighing {
  readonly board: ShipShapeBoard;
  readonly consequence: Consequence<ShipShapeMove>;
  readonly #picking: Picking;

  constructor(board: ShipShapeBoard) {
    this.board = board;
    this.#picking = new Picking(() => board.play.prompt?.decision ?? '');
    this.consequence = new Consequence(board.play, () => (this.decides ? this.#agree : null));
  }

  get proposal(): ProposalView | null {
    return this.board.view.proposal ?? null;
  }

  /** Whether it is mine to answer. */
  get decides(): boolean {
    return this.proposal !== null && this.proposal.partner === this.board.play.seat && this.board.choices.length > 0;
  }

  get both(): readonly number[] {
    return this.proposal ? [this.proposal.partner, this.proposal.by] : [];
  }

  get shared(): string | null {
    return this.proposal?.order ?? null;
  }

  get note(): string {
    return this.board.text('joint-asked.note');
  }

  /** What I would send: what the house proposes until I choose others. */
  get transports(): readonly string[] {
    if (this.#picking.touched) return this.#picking.all;
    return this.board.own?.carry.find(({ order }) => order === this.proposal?.order)?.transports ?? [];
  }

  toggle = (card: string) => {
    if (!this.#picking.touched) this.#picking.set(...this.transports);
    this.#picking.toggle(card);
  };

  refuse = (why?: Why) => this.#send({ type: 'refuse', why: why ?? null });

  get bar(): Deciding['bar'] {
    const { board, consequence } = this;
    if (!this.decides || !board.play.prompt) return null;
    return {
      sentence: board.play.prompt.sentence,
      detail: consequence.refused?.say ?? { key: 'board.joint-asked.detail' },
    };
  }

  get acts(): readonly Act[] | null {
    const { board, proposal, consequence } = this;
    if (!this.decides || !proposal) return null;
    return [
      {
        id: 'agree',
        kind: 'main',
        label: board.text('joint-asked.agree'),
        sub: board.text('joint.each', { points: { halves: board.order(proposal.order).value } }),
        why: consequence.refused ? board.play.words.text(consequence.refused.say) : null,
        move: this.#agree,
        do: () => this.#send(this.#agree),
      },
      {
        id: 'refuse',
        kind: 'danger',
        label: board.text('joint-asked.refuse'),
        move: board.hinted('refuse'),
        do: () => this.refuse(),
      },
    ];
  }

  get #agree(): ShipShapeMove {
    return { type: 'agree', transports: [...this.transports] };
  }

  #send(move: ShipShapeMove) {
    void this.board.play.send(move);
  }
}
