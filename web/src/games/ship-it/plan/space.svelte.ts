import type { Drawing } from '../../../art/drawing';
import type { ShipBoard } from '../board.svelte';
import { gains } from '../people/gains';
import { atticPicture, roomWith } from '../pictures';
import type { ActionView, EngineerView, EntryView, SpotView } from '../types';
import type { Planning } from './planning.svelte';

interface Shown {
  action: ActionView;
  /** Who holds a slot, as it is shown now. */
  holders: readonly number[];
  /** Under the roof. */
  attic: boolean;
}

/** A room as I see it, however it is drawn: who of mine is there, what is free, what it would bring, why it is shut. */
export class Space {
  readonly #board: ShipBoard;
  readonly #planning: Planning;
  readonly #shown: () => Shown;

  constructor(board: ShipBoard, planning: Planning, shown: () => Shown) {
    this.#board = board;
    this.#planning = planning;
    this.#shown = shown;
  }

  get of(): ActionView {
    return this.#shown().action;
  }
  get id(): string {
    return this.of.action;
  }
  get holders(): readonly number[] {
    return this.#shown().holders;
  }
  get attic(): boolean {
    return this.#shown().attic;
  }
  get #me(): number | null {
    return this.#board.play.seat;
  }

  /** My own people there. */
  readonly own: readonly EntryView[] = $derived.by(
    () => this.#planning.plan?.entries.filter((entry) => entry.action === this.id) ?? [],
  );
  get crew(): EngineerView[] {
    return this.own.map((entry) => this.#board.engineer(entry.engineer));
  }
  readonly picture: Drawing = $derived.by(() => (this.attic ? atticPicture(this.id) : roomWith(this.id, this.crew)));
  /** I want a slot there, but nobody has given it to me yet. */
  get claimed(): boolean {
    return this.#me !== null && this.own.length > 0 && !this.holders.includes(this.#me);
  }
  get free(): number {
    return Math.max(0, (this.of.slots ?? 0) - this.holders.length - (this.claimed ? 1 : 0));
  }
  get full(): boolean {
    const me = this.#me;
    return (
      typeof this.of.slots === 'number' && this.free === 0 && me !== null && !this.holders.includes(me) && !this.claimed
    );
  }
  get closed(): boolean {
    return this.#board.mine?.closed.includes(this.id) ?? false;
  }
  get shut(): boolean {
    return this.full || this.closed || !this.of.open;
  }

  /** What the picked one would bring there. */
  readonly spot: SpotView | undefined = $derived.by(() => this.#planning.spot(this.id));
  /** The picked one works there already. */
  get here(): boolean {
    return this.#planning.entry(this.#planning.picked)?.action === this.id;
  }
  get isTarget(): boolean {
    return this.#planning.target === this.id;
  }
  get can(): boolean {
    return this.#planning.picked !== null && (this.spot?.open ?? false) && !this.here;
  }
  get brings(): SpotView | null {
    return this.spot && gains(this.spot).length > 0 && !this.here ? this.spot : null;
  }

  /** How much of that has a place in the room: users and revenue are long numbers. */
  get most(): number {
    return this.brings && (this.brings.users !== 0 || this.brings.revenue !== 0) ? 1 : 2;
  }

  /** Why nobody of mine can go there, in a word or two. */
  get why(): string {
    if (!this.of.open) return this.#board.text('room.opens', { round: this.of.opensIn });
    if (this.closed) return this.#board.text('room.closed');
    return this.full ? this.#board.text('room.taken', { n: this.holders.length }) : '';
  }
  /** The same in whole. */
  get reason(): string {
    if (this.full) return this.#board.text('room.taken-by', { seats: this.holders.map((seat) => ({ seat })) });
    if (!this.closed) return this.why;
    const event = this.#board.view.events.past[this.#board.view.round - 2] ?? '';
    return this.#board.text('room.closed-by', { event: { card: event } });
  }
  /** Too few slots for those who could claim one, in the order of the claims. */
  get contenders(): readonly number[] {
    return this.holders.length === 0 && !this.claimed && !this.why ? this.of.contenders : [];
  }
  /** AI is on, and may not help there. */
  get noAi(): boolean {
    const action = this.#board.action(this.id);
    return Boolean(action && !action.aiAllowed) && this.#planning.ai && this.can;
  }
}
