import pencil from 'icon:action/pencil';
import { untrack } from 'svelte';
import { Consequence } from '../../../play/consequence.svelte';
import type { Act } from '../../../play/Acts.svelte';
import type { ShipShapeBoard } from '../board.svelte';
import type { Deciding } from '../screen';
import type { ShipShapeMove, TalkView } from '../types';
import { NOTHING, sayTerms, type Terms } from './bundle';
import { Composing } from './composing.svelte';
import { type Start, startsFor } from './starts';

/** An offer of mine that is being put together. */
export class Trading implements Deciding {
  readonly board: ShipShapeBoard;
  readonly composing: Composing;
  readonly consequence: Consequence<ShipShapeMove>;
  #to = $state.raw<number | 'all' | null>(null);

  constructor(board: ShipShapeBoard) {
    this.board = board;
    this.composing = new Composing(() => board.play.prompt?.decision ?? '');
    this.consequence = new Consequence(board.play, () =>
      board.mode === 'trade' && !this.composing.isEmpty ? this.#offer : null,
    );
    this.#goOn();
  }

  /** Who was declined is likely to offer something else. */
  #goOn() {
    let waited = false;
    $effect(() => {
      const { board } = this;
      const { talks, offersLeft } = board.view;
      const declined = talks.length > 0 && typeof talks.at(-1)?.tradedWith !== 'number';
      if (waited && board.business && declined && offersLeft > 0) untrack(() => board.open('trade'));
      waited = board.talk !== null && board.talk.by === board.play.seat;
    });
  }

  get others(): number[] {
    return this.board.play.order.filter((seat) => seat !== this.board.play.seat);
  }

  /** Whom I ask: a firm, or all of them. */
  get to(): number | 'all' {
    return this.#to ?? this.starts[0]?.to ?? this.others[0] ?? 'all';
  }

  /** The firms that are asked. */
  get asked(): number[] {
    return this.to === 'all' ? this.others : [this.to];
  }

  readonly starts: readonly Start[] = $derived.by(() => {
    const { board } = this;
    if (board.play.seat === null || board.mode !== 'trade') return [];
    return startsFor(board.play.seat, { ...board.view, order: board.order, transport: board.transport });
  });

  /** Somebody else is asked: what I wanted from the first may not be on their table. */
  ask = (to: number | 'all') => {
    if (to !== this.to) this.composing.put('want', NOTHING);
    this.#to = to;
  };

  start = ({ to, give, want }: Terms & { to: number | 'all' }) => {
    this.#to = to;
    this.composing.fill({ give, want });
  };

  /** An offer of before, to be changed. */
  again = (talk: TalkView) => {
    this.start({ ...talk, to: talk.to.length > 1 ? 'all' : (talk.to[0] ?? this.to) });
  };

  get bar(): Deciding['bar'] {
    const { composing, consequence, to } = this;
    const key = composing.isEmpty ? 'board.trade.put' : 'board.trade.say';
    const sentence = {
      key: to === 'all' ? `${key}-all` : key,
      args: { ...sayTerms(composing.terms), to: to === 'all' ? '' : { seat: to } },
    };
    return { sentence, detail: consequence.refused?.say ?? { key: 'board.trade.detail' } };
  }

  get acts(): readonly Act[] {
    const { board, composing } = this;
    const acts: Act[] = [
      {
        id: 'offer',
        kind: 'main',
        label: board.text('trade.offer'),
        sub: board.text('trade.left', { count: board.view.offersLeft }),
        why: this.#whyNot,
        move: composing.isEmpty ? null : this.#offer,
        do: () => this.#send(this.#offer),
      },
    ];
    const hinted = board.hinted('offer');
    if (hinted && !board.ticks(this.#offer))
      acts.push({
        id: 'hinted',
        icon: pencil,
        label: board.text('act.hinted'),
        do: () => this.start({ to: hinted.to ?? 'all', give: hinted.give, want: hinted.want }),
      });
    if (composing.isEmpty) {
      if (board.option('counterOffers') !== false)
        acts.push({ id: 'invite', label: board.text('trade.invite'), do: () => this.#send(this.#offer) });
    } else acts.push({ id: 'empty', label: board.text('trade.clear'), kind: 'quiet', do: composing.reset });
    return [...acts, { id: 'back', label: board.text('act.back'), do: board.back }];
  }

  get #whyNot(): string | null {
    if (this.composing.isEmpty) return this.board.text('trade.empty');
    const { refused } = this.consequence;
    return refused ? this.board.play.words.text(refused.say) : null;
  }

  get #offer(): ShipShapeMove {
    return { type: 'offer', to: this.to === 'all' ? null : this.to, ...this.composing.terms };
  }

  #send(move: ShipShapeMove) {
    void this.board.play.send(move);
  }
}
