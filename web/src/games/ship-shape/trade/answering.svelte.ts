import pencil from 'icon:action/pencil';
import { Consequence } from '../../../play/consequence.svelte';
import type { Act } from '../../../play/Acts.svelte';
import type { ShipShapeBoard } from '../board.svelte';
import type { Deciding } from '../screen';
import type { ShipShapeMove, TalkView, Why } from '../types';
import { isInvitation, mirrored, NOTHING, sayTerms, type Terms } from './bundle';
import { Composing } from './composing.svelte';
import type { Weighing } from './WouldSide.svelte';

/** An offer made to me: taken as it is, changed into terms of my own, or declined with a word why. */
export class Answering implements Deciding, Weighing {
  readonly board: ShipShapeBoard;
  readonly composing: Composing;
  readonly consequence: Consequence<ShipShapeMove>;

  constructor(board: ShipShapeBoard) {
    this.board = board;
    this.composing = new Composing(
      () => board.play.prompt?.decision ?? '',
      () => this.terms,
    );
    this.consequence = new Consequence(board.play, () => this.#inMind);
  }

  get talk(): TalkView | null {
    return this.board.talk;
  }

  /** The offer as I see it. */
  get terms(): Terms {
    return this.talk ? mirrored(this.talk) : { give: NOTHING, want: NOTHING };
  }

  get isInvitation(): boolean {
    return isInvitation(this.terms);
  }

  get both(): readonly number[] {
    const { seat } = this.board.play;
    return this.talk && seat !== null ? [seat, this.talk.by] : [];
  }

  readonly shared = null;

  get note(): string {
    return this.board.text('asked.note');
  }

  get counters(): boolean {
    return this.board.option('counterOffers') !== false;
  }

  decline = (why?: Why) => this.#send({ type: 'decline', why: why ?? null });

  get bar(): Deciding['bar'] {
    const { composing, consequence, board, talk } = this;
    if (!talk || board.choicesOf('decline').length === 0) return null;
    const to = { seat: talk.by };
    const detail = consequence.refused?.say;
    if (composing.isChanged)
      return { sentence: { key: 'board.asked.say', args: { ...sayTerms(composing.terms), to } }, detail };
    return board.play.prompt ? { sentence: board.play.prompt.sentence, detail: detail ?? this.#asked } : null;
  }

  get acts(): readonly Act[] | null {
    const { board, composing } = this;
    const { words } = board.play;
    if (board.choicesOf('decline').length === 0) return null;
    const [accept] = board.choicesOf('accept');
    const acts: Act[] = [];
    if (!this.isInvitation)
      acts.push({
        id: 'accept',
        kind: composing.isChanged ? 'plain' : 'main',
        label: board.text('asked.accept'),
        sub: { key: 'board.choose.sub', args: sayTerms(this.terms) },
        why: accept
          ? accept.refusal
            ? words.text(accept.refusal)
            : null
          : (this.#refusal ?? board.text('asked.cannot')),
        move: { type: 'accept' },
        do: () => this.#send({ type: 'accept' }),
      });
    if (this.counters)
      acts.push({
        id: 'counter',
        kind: composing.isChanged || this.isInvitation ? 'main' : 'plain',
        label: board.text('asked.counter'),
        sub: composing.isChanged ? { key: 'board.choose.sub', args: sayTerms(composing.terms) } : undefined,
        why: composing.isChanged ? this.#refusal : board.text('asked.change-first'),
        move: composing.isChanged ? { type: 'counter', ...composing.terms } : null,
        do: () => this.#send({ type: 'counter', ...composing.terms }),
      });
    const hinted = board.hinted('counter');
    if (hinted && !board.ticks({ type: 'counter', ...composing.terms }))
      acts.push({ id: 'hinted', icon: pencil, label: board.text('act.hinted'), do: () => composing.fill(hinted) });
    return [
      ...acts,
      {
        id: 'decline',
        kind: 'danger',
        label: board.text('asked.decline'),
        move: board.hinted('decline'),
        do: () => this.decline(),
      },
    ];
  }

  get #asked() {
    return this.isInvitation ? undefined : { key: 'board.asked.detail', args: sayTerms(this.terms) };
  }

  get #refusal(): string | null {
    const { refused } = this.consequence;
    return refused ? this.board.play.words.text(refused.say) : null;
  }

  get #inMind(): ShipShapeMove | null {
    if (!this.talk || this.board.choicesOf('decline').length === 0) return null;
    if (this.composing.isChanged) return { type: 'counter', ...this.composing.terms };
    return this.isInvitation ? null : { type: 'accept' };
  }

  #send(move: ShipShapeMove) {
    void this.board.play.send(move);
  }
}
