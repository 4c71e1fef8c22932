import reset from 'icon:action/rotate-ccw';
import type { Act } from '../../../play/Acts.svelte';
import { changeOf } from '../../../play/changes';
import { Consequence } from '../../../play/consequence.svelte';
import type { Preview } from '../../../wire/types';
import { asHinted } from '../bids/hinted';
import type { BossBoard } from '../board.svelte';
import type { Deciding } from '../screen';
import type { BossMove, BossOwn, ForecastView, OngoingView, Production } from '../types';
import { changeFor } from '../ways/rows';
import { fateOf, lanesOf, moveOf, planOf, step, tokens, used, type Lane, type Plan } from './plan';
import type { ProductionScene } from './scenes';

const NOTHING: Production = { type: 'production', outsource: 0, plan: [], shortcut: null, patent: false };

/** The plan of a round while it is put together; what comes of it is asked for with every change. */
export class Planning implements Deciding {
  readonly board: BossBoard;
  readonly consequence: Consequence<BossMove>;
  #mine = $state.raw<{ of: string; plan: Plan } | null>(null);

  constructor(board: BossBoard) {
    this.board = board;
    this.consequence = new Consequence(board.play, () => (this.decides ? this.move : null));
  }

  /** What is being shown of it. */
  get scene(): ProductionScene | null {
    const { scene } = this.board;
    return scene?.kind === 'production' ? (scene as ProductionScene) : null;
  }

  get help() {
    return this.board.own?.production ?? null;
  }

  get decides(): boolean {
    return this.board.choicesOf('production').length > 0;
  }

  get ongoing(): readonly OngoingView[] {
    return this.board.mine?.ongoing ?? [];
  }

  readonly lanes: readonly Lane[] = $derived.by(() =>
    lanesOf(this.ongoing, (project) => this.board.project(project).time),
  );

  readonly proposed: Plan = $derived.by(() => planOf(this.lanes, this.help?.proposed ?? NOTHING));

  /** As it was handed in, as I have made it, else as proposed. */
  readonly plan: Plan = $derived.by(() => {
    const sealed = this.help?.plan;
    if (sealed) return planOf(this.lanes, sealed);
    return this.#mine?.of === this.#decision ? this.#mine.plan : this.proposed;
  });

  /** Whether it differs from the proposed one. */
  get isMine(): boolean {
    return JSON.stringify(moveOf(this.lanes, this.proposed)) !== JSON.stringify(this.move);
  }

  get move(): Production {
    return moveOf(this.lanes, this.plan);
  }

  readonly tokens = $derived.by(() => tokens(this.lanes, this.plan, this.time));

  /** T in hand before anything is bought. */
  get time(): number {
    return this.board.own?.books.time ?? 0;
  }

  get used(): number {
    return used(this.lanes, this.plan);
  }

  /** T that are there and not laid; below nothing where too many are laid. */
  get left(): number {
    return this.time + this.plan.outsource - this.used;
  }

  laid = (lane: Lane): number => this.plan.laid[lane.project] ?? 0;

  fate = (lane: Lane) =>
    fateOf(lane, this.laid(lane), this.ongoing.find((each) => each.project === lane.project)?.taken ?? false);

  lay = (project: string, laid: number) => this.#set({ laid: { ...this.plan.laid, [project]: laid } });

  /** One stop more or less. */
  step = (lane: Lane, way: 1 | -1) => this.lay(lane.project, step(lane, this.laid(lane), way));

  buy = (outsource: number) => this.#set({ outsource });

  shorten = (project: string) => this.#set({ shortcut: this.plan.shortcut === project ? null : project });

  file = () => this.#set({ patent: !this.plan.patent });

  useProposed = () => (this.#mine = null);

  /** What the plan does, as far as it is known. */
  get preview(): Preview | undefined {
    return this.consequence.preview ?? undefined;
  }

  change = (key: string, project: string) => changeFor(this.preview?.changes, key, project);

  /** Cash after the Paydays to come with this plan. */
  get forecast(): ForecastView | null {
    const then = (this.preview as (Preview & { then?: BossOwn }) | undefined)?.then;
    return then?.forecast ?? this.board.own?.forecast ?? null;
  }

  get why(): string | null {
    return this.consequence.refused?.text ?? null;
  }

  get bar(): Deciding['bar'] {
    const { prompt } = this.board.play;
    if (!this.decides || !prompt) return null;
    const running = this.lanes.filter((lane) => this.fate(lane) === 'runs').map(({ project }) => ({ card: project }));
    const main = ['change.cash', 'change.time', 'change.ideas', 'change.vp'];
    const changes = main.flatMap((key) => changeOf(this.preview, key) ?? []);
    return {
      sentence: {
        key: this.lanes.length === 0 ? 'board.production.nothing' : 'board.production.say',
        args: { running, runs: running.length, bought: { time: this.plan.outsource }, buys: this.plan.outsource },
      },
      detail: this.consequence.refused?.say ?? (changes.length > 0 ? undefined : (prompt.detail ?? undefined)),
      preview: changes.length > 0 ? { changes, sums: [] } : undefined,
    };
  }

  get acts(): readonly Act[] | null {
    if (!this.decides) return null;
    const { board } = this;
    const again: Act = { id: 'reset', label: board.text('production.reset'), icon: reset, do: this.useProposed };
    const hand: Act = {
      id: 'hand-in',
      kind: 'main',
      label: board.text('production.hand-in'),
      sub: board.text('production.left', { time: { time: this.left } }),
      why: this.why,
      move: this.move,
      do: () => void board.play.send(this.move),
    };
    const hinted = board.hinted('production');
    const take =
      hinted && !board.ticks(this.move) ? [asHinted(board, () => this.#set(planOf(this.lanes, hinted)))] : [];
    return [...take, ...(this.isMine ? [again] : []), hand];
  }

  #set(changed: Partial<Plan>) {
    this.#mine = { of: this.#decision, plan: { ...this.plan, ...changed } };
  }

  get #decision(): string {
    return this.board.play.prompt?.decision ?? '';
  }
}
