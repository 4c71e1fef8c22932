import type { Act } from '../../../play/Acts.svelte';
import { Consequence } from '../../../play/consequence.svelte';
import { Picking } from '../../../play/picking.svelte';
import type { BidsScene } from '../bids/scenes';
import type { BossBoard } from '../board.svelte';
import type { Deciding } from '../screen';
import type { BossOwn, OfferedView, ProjectPick, TakeView } from '../types';

const PASS: ProjectPick = { type: 'project-pick', project: null };

/** Which project I take at my turn, or none any more. */
export class ProjectPicking implements Deciding {
  readonly #board: BossBoard;
  readonly #picking: Picking;
  readonly #consequence: Consequence<ProjectPick>;

  constructor(board: BossBoard) {
    this.#board = board;
    this.#picking = new Picking(() => board.decision);
    this.#consequence = new Consequence(board.play, () => (this.picked ? this.#move : null));
  }

  get asked(): boolean {
    return this.#board.choicesOf('project-pick').length > 0;
  }

  get scene(): BidsScene | null {
    const { scene } = this.#board;
    return scene?.kind === 'bids' ? (scene as BidsScene) : null;
  }

  get pool(): readonly OfferedView[] {
    return (this.scene?.projects ?? this.#board.view.projects)?.pool ?? [];
  }

  canPick(project: string): boolean {
    return this.#board.choicesOf('project-pick').some(({ move, refusal }) => move.project === project && !refusal);
  }

  get picked(): string | null {
    if (!this.asked || this.scene) return null;
    const main = this.#board.choicesOf('project-pick').find((choice) => choice.main)?.move.project;
    return this.#picking.touched ? this.#picking.one : (main ?? null);
  }

  pick = (project: string) => {
    if (this.canPick(project)) this.#picking.set(project);
  };

  /** What I alone would see after the pick. */
  get then(): BossOwn | null {
    return (this.#consequence.preview?.then as BossOwn | undefined) ?? null;
  }

  take(project: string): TakeView | null {
    return this.#board.own?.takes?.find((each) => each.project === project) ?? null;
  }

  get bar(): Deciding['bar'] {
    const board = this.#board;
    const { picked } = this;
    if (!this.asked || !board.own) return null;
    const free = { time: board.own.books.freeTime };
    const any = this.pool.some(({ project }) => this.canPick(project));
    if (!picked) return { sentence: { key: `board.projects.${any ? 'pick' : 'none'}`, args: { time: free } } };
    const take = this.take(picked);
    const offered = this.pool.find(({ project }) => project === picked);
    return {
      sentence: { key: 'board.projects.take-or', args: { project: { card: picked } } },
      detail: take
        ? {
            key: 'board.projects.take-detail',
            args: {
              before: { time: board.own.books.time },
              after: { time: this.then?.books.time ?? board.own.books.time - board.project(picked).setup },
              cash: { cash: offered?.reward ?? 0 },
              vp: { vp: take.vp },
              round: take.finished,
            },
          }
        : undefined,
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
              id: 'take',
              kind: 'main' as const,
              label: board.text('projects.take'),
              sub: board.text('projects.setup', { time: board.hours(board.project(picked).setup) }),
              move: this.#move,
              do: () => void board.play.send(this.#move),
            },
          ]
        : []),
    ];
  }

  get #move(): ProjectPick {
    return { type: 'project-pick', project: this.picked };
  }
}
