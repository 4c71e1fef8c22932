import { getContext, setContext } from 'svelte';
import { pace } from '../../prefs/prefs';
import type { Arg } from '../../wire/types';
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

const UNITS: Readonly<Record<Track, string>> = {
  money: 'money',
  users: 'users',
  revenue: 'money',
  rating: 'rating',
  debt: 'debt',
  servers: 'capacity',
  ai: 'capacity',
  recruits: 'capacity',
  bonus: 'points',
};

const KEY = Symbol('ship-it');

/** What every part of the board asks for: the play, the cards of its box, words and numbers. */
export class ShipBoard {
  readonly play: ShipPlay;
  readonly #actions: Readonly<Record<string, Action>>;
  readonly #events: Readonly<Record<string, EventCard>>;

  constructor(play: ShipPlay) {
    this.play = play;
    this.#actions = Object.fromEntries(play.box.actions.map((action) => [action.id, action]));
    this.#events = Object.fromEntries(play.box.events.map((event) => [event.id, event]));
  }

  get view(): ShipPublicView {
    return this.play.view;
  }

  get own(): ShipPrivateView | null {
    return this.play.own;
  }

  get box(): ShipBox {
    return this.play.box;
  }

  /** My own company, or null for a watcher. */
  get mine(): CompanyView | null {
    return this.play.seat === null ? null : this.company(this.play.seat);
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

  option(id: string): string | number | boolean | undefined {
    return this.play.table.options[id] ?? this.box.options.find((option) => option.id === id)?.default;
  }

  // Words and numbers.

  text = (key: string, args: Record<string, Arg> = {}) => this.play.words.text({ key: `board.${key}`, args });
  /** The name of a card, an action, an event. */
  card = (id: string | null | undefined) => (id ? this.play.words.card(id) : '');
  /** The short name of an action, for small places. */
  short = (action: string) => {
    const key = `board.short.${action}`;
    return this.play.words.has(key) ? this.play.words.text({ key }) : this.card(action);
  };
  /** What a company is: a ready-made one by its name, any other by its cards. */
  firm = ({ preset, funding, tech, product }: CompanyView) =>
    preset
      ? this.card(preset)
      : [funding, tech, product]
          .filter((card) => card !== undefined && card !== null)
          .map(this.short)
          .join(', ');
  /** How long somebody has been with their company. */
  service = ({ rounds }: EngineerView) => this.text('person.rounds', { rounds });
  amount = (track: Track, value: number) => this.play.words.arg({ [UNITS[track]]: value });
  /** A change: always with its sign. */
  change = (track: Track, value: number) => `${value < 0 ? '−' : '+'}${this.amount(track, Math.abs(value))}`;
  money = (value: number) => this.play.words.arg({ money: value });
  points = (value: number) => this.play.words.arg({ points: value });
  pointsChange = (value: number) => `${value < 0 ? '−' : '+'}${this.points(Math.abs(value))}`;
  output = (value: number) => this.play.words.arg({ output: value });
  /** Large numbers in narrow places: 4.2k. */
  brief = (value: number) =>
    value < 1000 ? String(value) : `${(Math.floor(value / 100) / 10).toFixed(1).replace(/\.0$/, '')}k`;

  debtLevel(debt: number): string {
    return this.box.debtLevels.findLast((level) => debt >= level.min)?.id ?? '';
  }

  /** Milliseconds at the person's own speed; 0 when nothing shall move. */
  time(ms: number): number {
    return this.play.reducedMotion ? 0 : this.paced(ms);
  }

  /** Milliseconds at the person's own speed, for what stands still to be read. */
  paced(ms: number): number {
    return ms * pace[this.play.prefs.speed];
  }
}

export const setBoard = (play: ShipPlay): ShipBoard => setContext(KEY, new ShipBoard(play));
export const useBoard = (): ShipBoard => getContext(KEY);
