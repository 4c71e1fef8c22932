import type { Act } from '../../../play/Acts.svelte';
import { Consequence } from '../../../play/consequence.svelte';
import { Picking } from '../../../play/picking.svelte';
import type { Preview } from '../../../wire/types';
import type { BossBoard } from '../board.svelte';
import type { Deciding } from '../screen';
import { figures } from '../ways/rows';
import type { Answer, BossMove, Issue, IssueView, WayOut } from '../types';

/** A way out of an issue as it lies on the mat. */
export interface Exit {
  answer: Answer;
  /** The way of the card; the Quick Fix has none. */
  way: WayOut | null;
  label: string;
  sub: string;
  preview?: Preview;
  /** Why it is closed. */
  why: string | null;
  /** It wants a project to be named. */
  aims: boolean;
}

const WAYS = ['0', '1'] as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** My issues, one after the other; nobody else sees them. */
export class Answering implements Deciding {
  readonly board: BossBoard;
  readonly consequence: Consequence<BossMove>;
  readonly #picking: Picking;
  readonly #aiming: Picking;

  constructor(board: BossBoard) {
    this.board = board;
    this.#picking = new Picking(() => this.#decision);
    this.#aiming = new Picking(() => this.#decision);
    this.consequence = new Consequence(board.play, () => (this.exit?.aims ? this.moveOf(this.exit) : null));
  }

  get issues(): readonly IssueView[] {
    return this.board.own?.issues ?? [];
  }

  /** The one I am to answer, else the last one I had. */
  get current(): IssueView | null {
    return this.issues.find(({ current }) => current) ?? null;
  }

  get card(): Issue | null {
    return this.current ? this.board.issue(this.current.issue) : null;
  }

  /** Those that are over. */
  get past(): readonly IssueView[] {
    return this.issues.filter(({ answered }) => answered);
  }

  get isSeen(): boolean {
    return this.board.choicesOf('issue-seen').length > 0;
  }

  get exits(): readonly Exit[] {
    const { board, card } = this;
    const offered = board.choicesOf('issue-choice');
    if (!card || offered.length === 0) return [];
    const { words } = board.play;
    const fix = board.agenda('quick-fix');
    const exit = (answer: Answer, way: WayOut | null): Exit => {
      const mine = offered.filter(({ move }) => move.choice === answer);
      const choice = mine.find(({ move }) => (move.target ?? null) === this.target) ?? mine[0];
      return {
        ...{ answer, way },
        label: way ? capital(way.label) : fix.name,
        sub: way ? (way.text ?? '') : board.text('issue.ideas', { ideas: fix.cost }),
        preview: choice?.preview,
        why: choice?.refusal ? words.text(choice.refusal) : choice ? null : board.text('issue.closed'),
        aims: way?.do.some(({ target }) => target === 'choice') ?? false,
      };
    };
    const quick = offered.some(({ move }) => move.choice === 'quick-fix') || board.option('ideas') !== false;
    return [
      ...WAYS.map((answer, i) => exit(answer, card.choices[i] ?? null)),
      ...(quick ? [exit('quick-fix', null)] : []),
    ];
  }

  /** The way in mind: as I have picked, else the first that is open. */
  get exit(): Exit | null {
    const open = this.exits.filter(({ why }) => why === null);
    return open.find(({ answer }) => answer === this.#picking.one) ?? open[0] ?? null;
  }

  pick = (answer: Answer) => this.#picking.set(answer);

  /** The project that it shall hit. */
  get target(): string | null {
    return this.#aiming.one ?? this.current?.target ?? null;
  }

  aim = (project: string) => this.#aiming.set(project);

  moveOf = ({ answer, aims }: Exit): BossMove => ({
    type: 'issue-choice',
    choice: answer,
    target: aims ? this.target : null,
  });

  /** What a way does; of the one that is aimed, with the project that I aim at. */
  previewOf = (exit: Exit): Preview | undefined =>
    exit.aims && exit.answer === this.exit?.answer ? (this.consequence.preview ?? exit.preview) : exit.preview;

  get bar(): Deciding['bar'] {
    const { prompt } = this.board.play;
    if (!prompt || !this.exit) return null;
    return {
      sentence: prompt.sentence,
      detail: prompt.detail ?? undefined,
      preview: figures(this.previewOf(this.exit)),
    };
  }

  get acts(): readonly Act[] | null {
    const { exits, exit, board } = this;
    if (exits.length === 0) return null;
    const acts = exits.map((each): Act => ({
      id: `answer-${each.answer}`,
      kind: each.answer === exit?.answer ? 'main' : 'plain',
      label: each.label,
      sub: each.way?.cost || !each.way ? each.sub : undefined,
      why: each.why,
      move: this.moveOf(each),
      do: () => void board.play.send(this.moveOf(each)),
    }));
    return acts.toSorted((a, b) => Number(a.kind === 'main') - Number(b.kind === 'main'));
  }

  get #decision(): string {
    return this.board.play.prompt?.decision ?? '';
  }
}
