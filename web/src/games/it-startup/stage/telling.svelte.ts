import { SvelteSet } from 'svelte/reactivity';
import type { StartupBoard } from '../board.svelte';
import type { Happening } from '../../board';
import type { Intent } from '../turn/intent.svelte';
import type { StartupEvent, StartupPublicView } from '../types';
import { hurtBy, sinceLastTurn } from './done';
import { scored, tired } from './patch';

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

/** Tells what happened, step by step, on this screen alone; whoever touches the table sees it as it is. */
export class Telling {
  readonly #board: StartupBoard;
  readonly #intent: Intent;
  /** Points that rise from the desks. */
  gains = $state.raw<Readonly<Record<string, number>>>({});
  /** Where those points fly. */
  flyTo = $state<number | null>(null);
  readonly going = new SvelteSet<string>();
  played = $state.raw<Played | null>(null);
  floats = $state.raw<readonly Float[]>([]);
  coin = $state.raw<Coin | null>(null);
  /** The office that was just hit. */
  struck = $state<number | null>(null);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #id = 0;

  constructor(board: StartupBoard, intent: Intent) {
    this.#board = board;
    this.#intent = intent;
    $effect(() => {
      const deaf = board.play.listen((batch, before) => this.#hear(batch, before));
      return () => {
        deaf();
        this.finish();
      };
    });
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
  finish = () => {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.gains = {};
    this.flyTo = null;
    this.going.clear();
    this.#board.shown = null;
    this.#board.play.holding = false;
  };

  #hear(batch: readonly Happening<StartupEvent>[], before: StartupPublicView | null) {
    this.finish();
    const events = batch.filter(({ fresh }) => fresh).map(({ event }) => event);
    if (events.length === 0 || before === null || this.#board.time(1) === 0) return;
    for (const event of events) this.#show(event);
    const end = events.find((event) => event.type === 'scored');
    if (end) this.#tellTheEnd(before, end.seat.seat, end.score, end.points, events);
  }

  /** Points fly, cubes drop, who burns out walks off. */
  #tellTheEnd(before: StartupPublicView, seat: number, score: number, points: number, events: readonly StartupEvent[]) {
    const board = this.#board;
    const row = before.offices[seat]?.row ?? [];
    board.shown = before;
    board.play.holding = true;
    let view = before;
    const steps: [number, () => void][] = [];
    if (score > 0)
      steps.push(
        [0, () => (this.gains = Object.fromEntries(row.map((each) => [each.card, each.efficiency])))],
        [450, () => (this.flyTo = seat)],
      );
    const scoredAt = score > 0 ? 850 : 0;
    steps.push([
      scoredAt,
      () => {
        this.gains = {};
        this.flyTo = null;
        board.shown = view = scored(view, seat, points);
      },
    ]);
    const rests = !events.some((event) => event.type === 'day-ended');
    if (!rests) steps.push([scoredAt + 300, () => (board.shown = view = tired(view, seat))]);
    const leaving = events.flatMap((event) => (event.type === 'burnt-out' ? [event.employee.card] : []));
    if (leaving.length > 0) steps.push([scoredAt + 620, () => leaving.forEach((card) => this.going.add(card))]);
    steps.push([scoredAt + (leaving.length > 0 ? 1050 : 620), this.finish]);
    for (const [at, step] of steps) this.#later(at, step);
  }

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

  #later(ms: number, step: () => void) {
    this.#timers.push(setTimeout(step, this.#board.time(ms)));
  }
}
