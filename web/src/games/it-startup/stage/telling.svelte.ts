import { Showing } from '../../../play/showing.svelte';
import type { StartupBoard } from '../board.svelte';
import type { Happening } from '../../board';
import type { Intent } from '../turn/intent.svelte';
import type { StartupEvent, StartupPublicView } from '../types';
import { hurtBy, sinceLastTurn } from './done';
import { turnEnd, type TurnEnd, type TurnEndStep } from './turnEnd';

/** A card that was played, shown for a moment over the table: by whom, on whom, and what became of it. */
export interface Played {
  id: number;
  card: string;
  from: number;
  to: number | null;
  outcome: 'countered' | 'blocked' | null;
}

/** A few words that rise over an office. */
export interface Float {
  id: number;
  seat: number;
  text: string;
}

/** A coin in the air, and on which side it fell. */
export interface Coin {
  id: number;
  seat: number;
  heads: boolean;
}

const SHOWN = 1300;

const fresh = (batch: readonly Happening<StartupEvent>[]): StartupEvent[] =>
  batch.flatMap((each) => (each.fresh ? [each.event] : []));

/** Tells what happened, step by step, on this screen alone; whoever touches the table sees it as it is. */
export class Telling {
  readonly #board: StartupBoard;
  readonly #intent: Intent;
  readonly #turnEnd: Showing<TurnEnd, StartupPublicView, StartupEvent>;
  played = $state.raw<Played | null>(null);
  floats = $state.raw<readonly Float[]>([]);
  coin = $state.raw<Coin | null>(null);
  /** The office that was just hit. */
  struck = $state<number | null>(null);
  #id = 0;

  constructor(board: StartupBoard, intent: Intent) {
    this.#board = board;
    this.#intent = intent;
    this.#turnEnd = new Showing(board.play, {
      scenes: (batch, _after, before) => {
        const found = before && this.#moves ? turnEnd(fresh(batch), before) : null;
        return found ? [found] : [];
      },
      timing: ({ steps, end }) => ({ steps: steps.map(({ at }) => board.time(at)), end: board.time(end) }),
      // What happens next is worth more than how the last turn ended.
      stale: () => true,
    });
    board.shown = () => this.#step?.view ?? null;
    $effect(() =>
      board.play.listen((batch, before) => {
        if (before && this.#moves) fresh(batch).forEach((event) => this.#show(event));
      }),
    );
  }

  get #moves(): boolean {
    return this.#board.time(1) > 0;
  }

  /** How far the end of a turn is told. */
  get #step(): TurnEndStep | null {
    return this.#turnEnd.scene?.steps[this.#turnEnd.step] ?? null;
  }

  gain = (card: string): number => this.#step?.gains[card] ?? 0;

  isGoing = (card: string): boolean => this.#step?.going.has(card) ?? false;

  /** The points in the air, by whose desk they come from, and the seat they fly to. */
  get flying(): { to: number; gains: [card: string, gain: number][] } | null {
    const { flyTo, gains } = this.#step ?? { flyTo: null, gains: {} };
    return flyTo === null ? null : { to: flyTo, gains: Object.entries(gains).filter(([, gain]) => gain > 0) };
  }

  /** What others did to me since my last turn. */
  readonly done: readonly StartupEvent[] = $derived.by(() => {
    const { seat, events } = this.#board.play;
    return seat === null ? [] : sinceLastTurn(events, seat);
  });
  readonly #hurt = $derived.by(() => {
    const { seat, events } = this.#board.play;
    return seat === null ? {} : hurtBy(events, seat, this.#board.mine?.row.map((each) => each.card) ?? []);
  });
  hurt = (card: string): number => this.#hurt[card] ?? 0;

  readonly #burnout = $derived.by(() => {
    const after: Record<string, number> = {};
    for (const { what, after: value } of this.#intent.chosen?.preview?.changes ?? []) {
      const employee = what.args?.employee;
      if (what.key === 'change.burnout-of' && employee && typeof employee === 'object' && 'card' in employee)
        after[String(employee.card)] = Number(value);
    }
    return after;
  });
  /** The burnout somebody would have after the move in hand; null: the same. */
  burnoutAfter = (card: string): number | null => this.#burnout[card] ?? null;

  /** The table as it is: nothing is told any more. */
  finish = () => this.#turnEnd.finish();

  #show(event: StartupEvent) {
    const { play } = this.#board;
    switch (event.type) {
      case 'attacked':
      case 'employee-attacked':
      case 'knowledge-attacked':
        this.#playedCard({ card: event.card.card, from: event.seat.seat, to: event.target.seat, outcome: null });
        this.#strike(event.target.seat, 420);
        break;
      case 'action-played':
        if (event.seat.seat !== play.seat)
          this.#playedCard({ card: event.card.card, from: event.seat.seat, to: null, outcome: null });
        break;
      case 'countered':
        this.#playedCard({ card: event.card.card, from: event.seat.seat, to: event.seat.seat, outcome: 'countered' });
        break;
      case 'blocked':
        this.#playedCard({ card: event.card.card, from: event.seat.seat, to: event.seat.seat, outcome: 'blocked' });
        break;
      case 'let-happen':
        this.#strike(event.seat.seat, 0);
        break;
      case 'coin-flipped':
        this.coin = { id: ++this.#id, seat: event.seat.seat, heads: event.side === 'heads' };
        setTimeout(() => (this.coin = null), this.#board.time(1500));
        break;
      case 'points-lost':
        this.#rise(event.seat.seat, 'float.points', event.amount);
        break;
      case 'outage-pending':
        this.#rise(event.seat.seat, 'float.outage', event.amount);
        break;
      case 'office-tired':
        this.#rise(event.seat.seat, 'float.burnout', event.amount);
        break;
      case 'stolen':
        this.#rise(event.target.seat, 'float.stolen', event.amount);
        break;
    }
  }

  #playedCard(played: Omit<Played, 'id'>) {
    const id = ++this.#id;
    this.played = { ...played, id };
    setTimeout(() => {
      if (this.played?.id === id) this.played = null;
    }, this.#board.time(SHOWN));
  }

  #strike(seat: number, after: number) {
    setTimeout(() => (this.struck = seat), this.#board.time(after));
    setTimeout(() => (this.struck = null), this.#board.time(after + 620));
  }

  #rise(seat: number, key: string, n: number) {
    const id = ++this.#id;
    this.floats = [...this.floats, { id, seat, text: this.#board.text(key, { n }) }];
    setTimeout(() => (this.floats = this.floats.filter((each) => each.id !== id)), this.#board.time(1600));
  }
}
