import type { Act } from '../../../play/Acts.svelte';
import { Picking } from '../../../play/picking.svelte';
import type { Preview } from '../../../wire/types';
import type { ShipShapeBoard } from '../board.svelte';
import type { Deciding } from '../screen';
import type { AnswerView, ShipShapeMove, TalkView } from '../types';
import { sayTerms, type Terms } from './bundle';

/** What a firm that was asked has answered so far. */
export type Reply = { seat: number } & (
  { kind: 'thinks' } | { kind: 'declines'; why: string | null } | { kind: 'counters'; terms: Terms }
);

const answered = ({ seat, why, give, want }: AnswerView): Reply =>
  give && want ? { seat, kind: 'counters', terms: { give, want } } : { seat, kind: 'declines', why: why ?? null };

/** Every firm that was asked, in the order of asking. */
export const repliesTo = ({ to, answers }: TalkView): Reply[] =>
  to.map((seat) => {
    const answer = answers.find((each) => each.seat === seat);
    return answer ? answered(answer) : { seat, kind: 'thinks' };
  });

/** An offer and its answers: for whoever made it to choose from, for all others to see. */
export class Choosing implements Deciding {
  readonly board: ShipShapeBoard;
  readonly #picking: Picking;

  constructor(board: ShipShapeBoard) {
    this.board = board;
    this.#picking = new Picking(() => board.play.prompt?.decision ?? '');
  }

  get talk(): TalkView | null {
    return this.board.talk;
  }

  readonly replies: readonly Reply[] = $derived.by(() => (this.talk ? repliesTo(this.talk) : []));

  /** Whether it is mine to choose now. */
  get chooses(): boolean {
    return this.board.choicesOf('choose').length > 0;
  }

  /** Whose terms I would take: the first until another's are picked. */
  get taken(): number | null {
    if (!this.chooses) return null;
    const counters = this.replies.filter(({ kind }) => kind === 'counters').map(({ seat }) => seat);
    return counters.find((seat) => String(seat) === this.#picking.one) ?? counters[0] ?? null;
  }

  take = (seat: number) => this.#picking.set(String(seat));

  /** What somebody's terms would do. */
  preview(seat: number): Preview | null {
    return this.board.choicesOf('choose').find(({ move }) => move.seat === seat)?.preview ?? null;
  }

  get bar(): Deciding['bar'] {
    const { board, taken } = this;
    const reply = this.replies.find(({ seat }) => seat === taken);
    if (!board.play.prompt || reply?.kind !== 'counters') return null;
    const args = { ...sayTerms(reply.terms), to: { seat: reply.seat } };
    return { sentence: board.play.prompt.sentence, detail: { key: 'board.choose.detail', args } };
  }

  get acts(): readonly Act[] | null {
    const { board, taken } = this;
    const reply = this.replies.find(({ seat }) => seat === taken);
    if (taken === null || reply?.kind !== 'counters') return null;
    const made = (move: ShipShapeMove) => ({ move, do: () => void board.play.send(move) });
    const left = board.text('trade.left', { count: board.view.offersLeft });
    return [
      {
        id: 'take',
        kind: 'main',
        label: board.text('choose.take'),
        sub: { key: 'board.choose.sub', args: sayTerms(reply.terms) },
        ...made({ type: 'choose', seat: taken }),
      },
      {
        id: 'none',
        kind: 'danger',
        label: board.text('choose.none'),
        sub: left,
        ...made({ type: 'choose', seat: null }),
      },
    ];
  }
}
