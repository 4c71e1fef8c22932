import { Peek } from '../../pieces/peek.svelte';
import { Base, boardOf, byId } from '../../play/base.svelte';
import type { Play } from '../board';
import type {
  Action,
  ActionView,
  CompanyView,
  EngineerView,
  EventCard,
  ShipBox,
  ShipEvent,
  ShipMove,
  ShipPrivateView,
  ShipPublicView,
} from './types';

export type ShipPlay = Play<ShipPublicView, ShipPrivateView, ShipMove, ShipEvent, ShipBox>;

/** The quantities of a company that have a sign and a unit of their own. */
export type Track = 'money' | 'users' | 'revenue' | 'rating' | 'debt' | 'servers' | 'ai' | 'recruits' | 'bonus';

/** The units of those that are not named like them. */
const UNITS: Readonly<Partial<Record<string, string>>> = {
  revenue: 'money',
  servers: 'capacity',
  ai: 'capacity',
  recruits: 'capacity',
  bonus: 'points',
};

/** The base of the board, with the cards of its box and the people around the table. */
export class ShipBoard extends Base<ShipPublicView, ShipPrivateView, ShipMove, ShipEvent, ShipBox> {
  /** What is looked at closely: the id of a card, or `engineer:` and a number. */
  readonly peek = new Peek();
  readonly #actions: Readonly<Record<string, Action>>;
  readonly #events: Readonly<Record<string, EventCard>>;

  constructor(play: ShipPlay) {
    super(play);
    this.#actions = byId(play.box.actions);
    this.#events = byId(play.box.events);
  }

  /** My own company, or null for a watcher. */
  get mine(): CompanyView | null {
    return this.mineOf(this.view.companies);
  }

  company(seat: number): CompanyView {
    const found = this.view.companies[seat];
    if (!found) throw new Error(`no company at seat ${seat}`);
    return found;
  }

  /** Everybody who can be named now: employed, up for hire, or in the pool of the last draft. */
  readonly #people = $derived.by(() => {
    const { companies, pool, lastDraft } = this.view;
    const all = [
      ...(lastDraft?.lots.map((lot) => lot.engineer) ?? []),
      ...pool.map((candidate) => candidate.engineer),
      ...(this.own?.sheet?.insiders ?? []),
      ...companies.flatMap((company) => company.roster),
    ];
    return Object.fromEntries<EngineerView>(all.map((engineer) => [engineer.id, engineer]));
  });

  engineer(id: number): EngineerView {
    return (
      this.#people[id] ?? { id, name: '?', level: this.box.engineerLevels[0]?.id ?? '', salary: 0, hired: 0, rounds: 0 }
    );
  }

  action(id: string): Action | undefined {
    return this.#actions[id];
  }

  event(id: string): EventCard | undefined {
    return this.#events[id];
  }

  space(id: string): ActionView | undefined {
    return this.view.actions.find((space) => space.action === id);
  }

  /** What a company is: a ready-made one by its name, any other by its cards. */
  firm = ({ preset, funding, tech, product }: CompanyView) =>
    preset
      ? this.named(preset)
      : [funding, tech, product]
          .filter((card) => card !== undefined && card !== null)
          .map(this.short)
          .join(', ');
  /** How long somebody has been with their company. */
  service = ({ rounds }: EngineerView) => this.text('person.rounds', { rounds });
  override amount(of: Track | 'points' | 'output', value: number): string {
    return super.amount(UNITS[of] ?? of, value);
  }
  money = (value: number) => this.amount('money', value);
  points = (value: number) => this.amount('points', value);
  output = (value: number) => this.amount('output', value);
  /** Large numbers in narrow places: 4.2k. */
  brief = (value: number) =>
    value < 1000 ? String(value) : `${(Math.floor(value / 100) / 10).toFixed(1).replace(/\.0$/, '')}k`;

  debtLevel(debt: number): string {
    return this.box.debtLevels.findLast((level) => debt >= level.min)?.id ?? '';
  }
}

export const [setBoard, useBoard] = boardOf(ShipBoard);
