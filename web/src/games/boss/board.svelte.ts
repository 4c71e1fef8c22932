import { Base, boardOf, byId } from '../../play/base.svelte';
import { Showing } from '../../play/showing.svelte';
import type { Choice } from '../../wire/types';
import type { Play } from '../board';
import { scriptOf, type Scene } from './showing';
import type {
  AgendaItem,
  BooksView,
  BossBox,
  BossEvent,
  BossMove,
  BossOwn,
  BossView,
  CompanyView,
  EventCard,
  Issue,
  Project,
  Worker,
} from './types';

export type BossPlay = Play<BossView, BossOwn, BossMove, BossEvent, BossBox>;
export type MoveOf<T extends BossMove['type']> = Extract<BossMove, { type: T }>;

/** The base of the board, with the cards of its box, the companies and what is being shown. */
export class BossBoard extends Base<BossView, BossOwn, BossMove, BossEvent, BossBox> {
  readonly #workers: Readonly<Record<string, Worker>>;
  readonly #projects: Readonly<Record<string, Project>>;
  readonly #events: Readonly<Record<string, EventCard>>;
  readonly #issues: Readonly<Record<string, Issue>>;
  readonly #agenda: Readonly<Record<string, AgendaItem>>;
  /** Whose chart is looked at beside the table; null: nobody's. */
  looking = $state<number | null>(null);
  #showing: Showing<Scene, BossView, BossEvent> | null = $state.raw(null);

  constructor(play: BossPlay) {
    super(play);
    const { startingWorker, workers, projects, events, issues, agenda } = play.box;
    this.#workers = byId([startingWorker, ...workers]);
    this.#projects = byId(projects);
    this.#events = byId(events);
    this.#issues = byId(issues);
    this.#agenda = byId(agenda);
  }

  worker = (id: string): Worker => found(this.#workers, id);
  project = (id: string): Project => found(this.#projects, id);
  event = (id: string): EventCard => found(this.#events, id);
  issue = (id: string): Issue => found(this.#issues, id);
  agenda = (id: string): AgendaItem => found(this.#agenda, id);

  /** Which sort of card an id is of. */
  sortOf(id: string): 'worker' | 'project' | 'event' | 'issue' | 'agenda' | null {
    if (id in this.#workers) return 'worker';
    if (id in this.#projects) return 'project';
    if (id in this.#events) return 'event';
    if (id in this.#issues) return 'issue';
    return id in this.#agenda ? 'agenda' : null;
  }

  company(seat: number): CompanyView {
    const company = this.view.companies[seat];
    if (!company) throw new Error(`no company at seat ${seat}`);
    return company;
  }

  /** My own company, or null for a watcher. */
  get mine(): CompanyView | null {
    return this.mineOf(this.view.companies);
  }

  /** The books of a company, where I may read them. */
  books(seat: number): BooksView | null {
    return (seat === this.play.seat ? this.own?.books : null) ?? this.company(seat).books ?? null;
  }

  /** Whether ideas are in play: without them nothing tells of them. */
  get hasIdeas(): boolean {
    return this.option('ideas') !== false;
  }

  /** Why somebody else had a card before me; null: nobody had. */
  lostTo(card: string): string | null {
    const lost = this.own?.lost.find((each) => each.card === card);
    return lost ? this.play.words.text(lost.why) : null;
  }

  /** A seat by its name; my own is called "You". */
  nameOf = (seat: number): string => (seat === this.play.seat ? this.text('you') : this.play.name(seat));

  /** The decision I am asked for; another one begins with nothing picked. */
  get decision(): string {
    return this.play.prompt?.decision ?? '';
  }

  /** The choices of one sort, with their moves told apart. */
  choicesOf<T extends BossMove['type']>(type: T): (Choice & { move: MoveOf<T> })[] {
    return this.choices.filter((choice): choice is Choice<MoveOf<T>> => choice.move.type === type);
  }

  /** Starts to show in scenes what happens; to be called while the board is set up. */
  show() {
    this.#showing = new Showing(
      this.play,
      scriptOf((ms) => this.paced(ms)),
    );
    return this.#showing;
  }

  /** What is being shown, and the step of it. */
  get scene(): Scene | null {
    return this.#showing?.scene ?? null;
  }

  get step(): number {
    return this.#showing?.step ?? 0;
  }

  cash = (value: number) => this.amount('cash', value);
  hours = (value: number) => this.amount('time', value);
}

function found<T>(cards: Readonly<Record<string, T>>, id: string): T {
  const card = cards[id];
  if (!card) throw new Error(`the box has no card ${id}`);
  return card;
}

export const [setBoard, useBoard] = boardOf(BossBoard);
