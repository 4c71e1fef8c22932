import { SvelteMap } from 'svelte/reactivity';
import { isByDays } from '../clocks/words';
import type { Happening } from '../games/board';
import type { LiveTable } from '../play/live.svelte';
import { people } from '../table/seating';
import type { Answer, Chair } from '../wire/types';

/** Somebody is missed: a bot sits in at `until` (on the scale of performance.now()), after `total` milliseconds. */
export interface Missing {
  until: number;
  total: number;
  /** The others have asked for more time, which they may once. */
  waited: boolean;
}

/** I was gone, and this bot sat in; what happened meanwhile begins and ends with these events. */
export interface Return {
  bot: string;
  name: string;
  from: number;
  to: number;
}

/** What I am about to do to my own chair or crown. */
export type Asking = { about: 'leaving' } | { about: 'crown'; seat: number | null };

/** Later by more than this is not the line's delay: somebody asked for more time. */
const LATER = 1000;

type TableOfPeople = Pick<LiveTable, 'table' | 'seat' | 'you' | 'events' | 'tell' | 'tellForSeat' | 'myTurn'>;

type Sitting = Happening['event'] & { who?: { seat?: number }; bot?: string; name?: string };

/** The people of a table while it is played: who is gone and for how long, who leaves, who takes the crown. */
export class People {
  readonly #live: TableOfPeople;
  readonly #missing = new SvelteMap<number, Missing>();
  asking = $state.raw<Asking | null>(null);
  back = $state.raw<Return | null>(null);

  constructor(live: TableOfPeople) {
    this.#live = live;
  }

  /** Those for whom a bot is about to sit in. */
  get missing(): Chair[] {
    return this.#playing.filter((chair) => this.#missing.has(chair.seat));
  }
  /** Those for whom a bot sits in until they return, me not among them. */
  get keptWarm(): Chair[] {
    return this.#playing.filter(({ seat, away, bot, gone }) => away && bot && !gone && !this.#isMine(seat));
  }
  /** Who may be handed the crown: another person who sits here and is here. */
  get heirs(): Chair[] {
    return this.#playing.filter(
      ({ seat, connected, away, gone }) => connected && !away && !gone && !this.#isMine(seat),
    );
  }
  /** Whom the host has offered the crown. */
  get offered(): Chair | null {
    const { table } = this.#live;
    return (table.offered && people(table).find(({ guest }) => guest === table.offered)) || null;
  }
  /** The crown is offered to me. */
  get offeredToMe(): boolean {
    return this.offered !== null && this.#isMine(this.offered.seat);
  }
  /** Whose absence the bar speaks of: the game waits for them, and I have nothing to choose. */
  awaited(owes: readonly number[]): Chair | null {
    if (this.#live.myTurn || this.#live.seat === null) return null;
    return this.missing.find(({ seat }) => owes.includes(seat)) ?? null;
  }
  /** Whether there is anything to be said of people. */
  get any(): boolean {
    const { you } = this.#live;
    const offered = this.offered !== null && (this.offeredToMe || you.host);
    return Boolean(this.asking ?? this.back) || offered || this.missing.length + this.keptWarm.length > 0;
  }
  /** Mine, or that of somebody beside me at this screen. */
  #isMine(seat: number): boolean {
    return this.#live.you.seats.includes(seat);
  }
  get #playing(): Chair[] {
    return this.#live.table.stage === 'playing' ? people(this.#live.table) : [];
  }

  countdown(seat: number): Missing | undefined {
    return this.#missing.get(seat);
  }

  /** Whether it is up to me to give this chair away, once that is allowed: I am host, or the host deserted a table of days. */
  mayGive(chair: Chair): boolean {
    const { table, you, seat } = this.#live;
    return you.host || (isByDays(table) && chair.guest === table.host && seat !== null);
  }

  /** Whether somebody lost the seat rather than gave it up. */
  wasRemoved(seat: number): boolean {
    return this.#live.events.some(({ event }) => event.type === 'removed' && (event as Sitting).who?.seat === seat);
  }

  wait(seat: number): Promise<Answer> {
    return this.#live.tell('wait', { seat });
  }
  /** The house sends its own. */
  seatBot(seat: number): Promise<Answer> {
    return this.#live.tell('sit-in', { seat });
  }
  remove(seat: number): Promise<Answer> {
    return this.#live.tell('remove', { seat });
  }
  async resign(): Promise<void> {
    const answer = await this.#live.tellForSeat('resign');
    if (answer.ok) this.asking = null;
  }
  async offer(seat: number): Promise<void> {
    const answer = await this.#live.tell('offer-host', { seat });
    if (answer.ok) this.asking = null;
  }
  withdraw(): Promise<Answer> {
    return this.#live.tell('offer-host');
  }
  answer(accept: boolean): Promise<Answer> {
    return this.#live.tell('answer-host', { accept });
  }

  // What the table tells.

  changed(now = performance.now()): void {
    for (const chair of this.#live.table.seats) this.#count(chair, now);
    if (this.asking && !this.#mayAsk(this.asking)) this.asking = null;
  }

  #count({ seat, sitsIn }: Chair, now: number): void {
    if (sitsIn === null || sitsIn === undefined) {
      this.#missing.delete(seat);
      return;
    }
    const until = now + sitsIn;
    const before = this.#missing.get(seat);
    const later = before !== undefined && until > before.until + LATER;
    if (before && !later) return;
    this.#missing.set(seat, { until, total: sitsIn, waited: later });
  }

  /** What is no longer mine to decide is no longer asked. */
  #mayAsk(asking: Asking): boolean {
    const { seat, table, you } = this.#live;
    const chair = seat === null ? undefined : table.seats[seat];
    if (table.stage !== 'playing' || !chair || chair.gone) return false;
    return asking.about === 'leaving' || (you.host && !table.offered && this.heirs.length > 0);
  }

  heard(batch: readonly Happening[]): void {
    const mine = (type: string) => (happening: Happening) =>
      happening.event.type === type && (happening.event as Sitting).who?.seat === this.#live.seat;
    const came = this.#live.seat === null ? undefined : batch.findLast(mine('person-came-back'));
    if (!came) return;
    const before = this.#live.events.filter(({ id }) => id < came.id);
    const sat = before.findLast(mine('bot-sat-in'));
    // Who came back before any bot sat down has nothing to be told.
    if (!sat || (before.findLast(mine('person-came-back'))?.id ?? 0) > sat.id) return;
    const { bot = '', name = '' } = sat.event as Sitting;
    this.back = { bot, name, from: sat.id, to: came.id };
  }

  /** I made a move: I know that I am back. */
  acted(): void {
    this.back = null;
  }
}
