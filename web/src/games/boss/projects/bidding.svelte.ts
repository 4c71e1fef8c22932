import type { Act } from '../../../play/Acts.svelte';
import { Consequence } from '../../../play/consequence.svelte';
import { asHinted } from '../bids/hinted';
import { Amounts } from '../bids/amounts.svelte';
import type { BossBoard } from '../board.svelte';
import type { Deciding } from '../screen';
import type { BossOwn, ProjectBid } from '../types';

const NOTHING: ProjectBid = { type: 'project-bid', cash: 0 };

/** My secret bid for projects: only $; the T of the setup is paid by whoever takes one. */
export class ProjectBidding implements Deciding {
  readonly #board: BossBoard;
  readonly #amounts: Amounts;
  readonly #consequence: Consequence<ProjectBid>;

  constructor(board: BossBoard) {
    this.#board = board;
    this.#amounts = new Amounts(
      () => board.decision,
      () => ({ cash: board.choicesOf('project-bid').find(({ main }) => main)?.move.cash ?? 0, time: 0 }),
    );
    this.#consequence = new Consequence(board.play, () => (this.asked ? this.#move : null));
  }

  get asked(): boolean {
    return this.#board.choicesOf('project-bid').length > 0;
  }

  get cash(): number {
    return this.asked ? this.#amounts.cash : (this.#board.own?.projectBid ?? 0);
  }

  write = (cash: number) => {
    this.#amounts.write({ cash });
  };

  get bar(): Deciding['bar'] {
    const { own } = this.#board;
    if (!this.asked || !own) return null;
    const next = (this.#consequence.preview?.then as BossOwn | undefined)?.forecast ?? own.forecast;
    return {
      sentence: { key: 'board.projects.seal', args: { cash: { cash: this.cash } } },
      detail: {
        key: 'board.projects.seal-detail',
        args: {
          before: { cash: own.books.cash },
          after: { cash: own.books.cash - this.cash },
          left: { cash: next.paydays[0]?.likely ?? next.now },
        },
      },
    };
  }

  get acts(): readonly Act[] | null {
    if (!this.asked) return null;
    const board = this.#board;
    const some = this.cash > 0;
    const hinted = board.hinted('project-bid');
    return [
      ...(hinted && !board.ticks(this.#move) ? [asHinted(board, () => this.write(hinted.cash))] : []),
      {
        id: 'nothing',
        label: board.text('bids.nothing'),
        kind: some ? 'plain' : 'main',
        move: NOTHING,
        do: () => void board.play.send(NOTHING),
      },
      ...(some
        ? [
            {
              id: 'seal',
              kind: 'main' as const,
              label: board.text('bids.seal'),
              sub: board.cash(this.cash),
              why: this.#consequence.refused?.text,
              move: this.#move,
              do: () => void board.play.send(this.#move),
            },
          ]
        : []),
    ];
  }

  get #move(): ProjectBid {
    return { type: 'project-bid', cash: this.cash };
  }
}
