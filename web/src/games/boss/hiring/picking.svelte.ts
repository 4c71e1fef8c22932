import type { Act } from '../../../play/Acts.svelte';
import { Consequence } from '../../../play/consequence.svelte';
import { Picking } from '../../../play/picking.svelte';
import type { BidsScene } from '../bids/scenes';
import type { BossBoard } from '../board.svelte';
import type { Deciding } from '../screen';
import type { ApplicantView, BossOwn, HiringPick } from '../types';

const PASS: HiringPick = { type: 'hiring-pick', worker: null };

/** Whom I hire at my turn: one of those my T can train, or nobody any more. */
export class HiringPicking implements Deciding {
  readonly #board: BossBoard;
  readonly #picking: Picking;
  readonly #consequence: Consequence<HiringPick>;

  constructor(board: BossBoard) {
    this.#board = board;
    this.#picking = new Picking(() => board.decision);
    this.#consequence = new Consequence(board.play, () => (this.picked ? this.#move : null));
  }

  get asked(): boolean {
    return this.#board.choicesOf('hiring-pick').length > 0;
  }

  /** What is shown of the bids, if they are being turned over. */
  get scene(): BidsScene | null {
    const { scene } = this.#board;
    return scene?.kind === 'bids' ? (scene as BidsScene) : null;
  }

  get pool(): readonly ApplicantView[] {
    return (this.scene?.hiring ?? this.#board.view.hiring)?.pool ?? [];
  }

  canPick(worker: string): boolean {
    return this.#board.choicesOf('hiring-pick').some(({ move, refusal }) => move.worker === worker && !refusal);
  }

  /** Who is picked: by hand, else whom the prompt proposes. */
  get picked(): string | null {
    if (!this.asked || this.scene) return null;
    const main = this.#board.choicesOf('hiring-pick').find((choice) => choice.main)?.move.worker;
    return this.#picking.touched ? this.#picking.one : (main ?? null);
  }

  pick = (worker: string) => {
    if (this.canPick(worker)) this.#picking.set(worker);
  };

  /** T for training: what is left of what I bid. */
  get budget(): number {
    return this.#board.own?.hiring?.budget ?? 0;
  }

  /** Whom I have hired in this phase. */
  get hired(): readonly ApplicantView[] {
    return this.pool.filter(({ takenBy }) => takenBy !== null && takenBy === this.#board.play.seat);
  }

  trainingOf(worker: string): number {
    return this.pool.find((each) => each.worker === worker)?.training ?? 0;
  }

  get bar(): Deciding['bar'] {
    const { own } = this.#board;
    const { picked } = this;
    if (!this.asked || !own) return null;
    const then = (this.#consequence.preview?.then as BossOwn | undefined)?.forecast;
    const any = this.pool.some(({ worker }) => this.canPick(worker));
    if (!picked)
      return { sentence: { key: `board.hiring.${any ? 'pick' : 'none'}`, args: { time: { time: this.budget } } } };
    return {
      sentence: { key: 'board.hiring.hire-or', args: { worker: { card: picked }, time: { time: this.budget } } },
      detail: {
        key: 'board.hiring.hire-detail',
        args: {
          before: { cash: own.forecast.paydays[0]?.out ?? 0 },
          after: { cash: (then ?? own.forecast).paydays[0]?.out ?? 0 },
          left: { cash: (then ?? own.forecast).paydays[0]?.likely ?? 0 },
        },
      },
    };
  }

  get acts(): readonly Act[] | null {
    if (!this.asked) return null;
    const board = this.#board;
    const { picked } = this;
    return [
      {
        id: 'pass',
        label: board.text('bids.pass'),
        kind: picked ? 'danger' : 'main',
        move: PASS,
        do: () => void board.play.send(PASS),
      },
      ...(picked
        ? [
            {
              id: 'hire',
              kind: 'main' as const,
              label: board.text('hiring.hire', { name: board.named(picked) }),
              sub: board.text('hiring.of-budget', { n: this.trainingOf(picked), budget: board.hours(this.budget) }),
              move: this.#move,
              do: () => void board.play.send(this.#move),
            },
          ]
        : []),
    ];
  }

  get #move(): HiringPick {
    return { type: 'hiring-pick', worker: this.picked };
  }
}
