import type { Act } from '../../../play/Acts.svelte';
import { Consequence } from '../../../play/consequence.svelte';
import { asHinted } from '../bids/hinted';
import { Amounts } from '../bids/amounts.svelte';
import type { BossBoard } from '../board.svelte';
import type { Deciding } from '../screen';
import type { BossOwn, HiringBid, TeamView } from '../types';

const NOTHING: HiringBid = { type: 'hiring-bid', cash: 0, time: 0 };

/** My secret bid for people: $ for the order, T for the training. */
export class HiringBidding implements Deciding {
  readonly #board: BossBoard;
  readonly #amounts: Amounts;
  readonly #consequence: Consequence<HiringBid>;

  constructor(board: BossBoard) {
    this.#board = board;
    this.#amounts = new Amounts(
      () => board.decision,
      () => board.choicesOf('hiring-bid').find(({ main }) => main)?.move ?? { cash: 0, time: 0 },
    );
    this.#consequence = new Consequence(board.play, () => (this.asked ? this.#move : null));
  }

  /** Whether I am still writing. */
  get asked(): boolean {
    return this.#board.choicesOf('hiring-bid').length > 0;
  }

  get cash(): number {
    return this.asked ? this.#amounts.cash : (this.#board.own?.hiring?.bid?.cash ?? 0);
  }

  get time(): number {
    return this.asked ? this.#amounts.time : (this.#board.own?.hiring?.bid?.time ?? 0);
  }

  write = (amounts: { cash?: number; time?: number }) => {
    this.#amounts.write(amounts);
  };

  /** Whom so much T can hire, those who give most first. */
  get teams(): readonly TeamView[] {
    return (this.#board.own?.hiring?.teams ?? []).filter(({ training }) => training <= this.budget);
  }

  /** T for training that need not be bid. */
  get bonus(): number {
    const { own } = this.#board;
    return own?.hiring ? own.hiring.budget - own.books.freeTime : 0;
  }

  /** T for training, as my slip stands. */
  get budget(): number {
    return this.time + this.bonus;
  }

  get bar(): Deciding['bar'] {
    const { own } = this.#board;
    if (!this.asked || !own) return null;
    const next = (this.#consequence.preview?.then as BossOwn | undefined)?.forecast ?? own.forecast;
    return {
      sentence: { key: 'board.hiring.seal', args: { cash: { cash: this.cash }, time: { time: this.time } } },
      detail: {
        key: 'board.hiring.seal-detail',
        args: { cash: { cash: this.cash }, left: { cash: next.paydays[0]?.likely ?? next.now } },
      },
    };
  }

  get acts(): readonly Act[] | null {
    if (!this.asked) return null;
    const board = this.#board;
    const nothing: Act = {
      id: 'nothing',
      label: board.text('bids.nothing'),
      move: NOTHING,
      do: () => void board.play.send(NOTHING),
    };
    const some = this.cash + this.time > 0;
    const hinted = board.hinted('hiring-bid');
    return [
      ...(hinted && !board.ticks(this.#move) ? [asHinted(board, () => this.write(hinted))] : []),
      { ...nothing, kind: some ? 'plain' : 'main' },
      ...(some
        ? [
            {
              id: 'seal',
              kind: 'main' as const,
              label: board.text('bids.seal'),
              sub: board.text('hiring.bid', { cash: board.cash(this.cash), time: board.hours(this.time) }),
              why: this.#consequence.refused?.text,
              move: this.#move,
              do: () => void board.play.send(this.#move),
            },
          ]
        : []),
    ];
  }

  get #move(): HiringBid {
    return { type: 'hiring-bid', cash: this.cash, time: this.time };
  }
}
