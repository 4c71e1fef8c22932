import { untrack } from 'svelte';
import type { StartupBoard, StartupChoice } from '../board.svelte';
import type { Risk } from '../../../wire/types';
import type { HandView } from '../types';
import { meant, missing, pick, targets } from './aim';
import { thingOf, type Token } from './tokens';

const NOT_AT_ONCE = 700;

/** What I am about to do in my turn: the thing in hand, what it is aimed at, and which move that makes. */
export class Intent {
  readonly board: StartupBoard;
  #thing = $state<string | null>(null);
  picks = $state.raw<readonly Token[]>([]);
  /** What the finger or the arrow keys are over while something is aimed. */
  over = $state<Token | null>(null);
  /** The place it would be put down: a desk, the deck, the plan slot. */
  place = $state<string | null>(null);
  /** The button of the bar that is pointed at. */
  act = $state<string | null>(null);
  #sent = 0;

  constructor(board: StartupBoard) {
    this.board = board;
    // The turn is over, or it is gone: the next one begins with empty hands.
    $effect(() => {
      if (this.thing === null && this.#bonus.length === 0) untrack(this.drop);
    });
  }

  /** The thing in hand, as long as something can be done with it. */
  readonly thing = $derived.by(() =>
    this.#thing !== null && this.board.choices.some((choice) => thingOf(choice.move) === this.#thing)
      ? this.#thing
      : null,
  );

  /** What can be done with it. */
  readonly moves = $derived.by(() =>
    this.thing === null ? this.#bonus : this.board.choices.filter((c) => !c.refusal && thingOf(c.move) === this.thing),
  );

  /** The choice of the bar that is pointed at, as it is now: each card that is bought changes what the next one would do. */
  get pointed(): StartupChoice | null {
    switch (this.act) {
      case 'buy':
        return this.buy;
      case 'end':
        return this.end;
      case 'sell':
        return this.sell;
      case 'plan':
        return this.plan;
      default:
        return null;
    }
  }

  /** At a planning bonus the employees are picked at once. */
  get #bonus(): StartupChoice[] {
    return this.board.choices.filter((choice) => choice.move.type === 'planning-bonus');
  }

  readonly targets: ReadonlySet<Token> = $derived.by(() => targets(this.moves));
  /** What is to be picked next. */
  readonly asked: readonly Token[] = $derived.by(() => missing(this.moves, this.picks));

  readonly chosen: StartupChoice | null = $derived.by(() => {
    const over = this.over;
    if (over && this.targets.has(over)) return meant(this.moves, pick(this.moves, this.picks, over));
    return this.thing === null && this.picks.length === 0 ? null : meant(this.moves, this.picks);
  });

  /** What a visible counter would most likely cost, where that is worth a second thought. */
  get risked(): Risk | null {
    return this.chosen?.preview?.risks?.find((risk) => risk.loss) ?? null;
  }

  /** Who could stop what is in hand, and how. */
  risksBy(employee: string): Risk | null {
    const risks = this.chosen?.preview?.risks ?? [];
    return (
      risks.find(({ what }) => {
        const by = what.args?.employee;
        return typeof by === 'object' && 'card' in by && by.card === employee;
      }) ?? null
    );
  }

  /** Another target, where there is one; else the card goes back. */
  thinkAgain = () => {
    if (this.targets.size > 1) this.picks = [];
    else this.drop();
  };

  /** The card of the hand or the plan slot that is in hand, with its price. */
  get card(): HandView | null {
    const { hand, board } = { hand: this.board.hand, board: this.board };
    const planned = board.play.own?.planned;
    return hand.find((each) => each.card === this.thing) ?? (planned?.card === this.thing ? planned : null) ?? null;
  }

  /** Why it cannot be played. */
  get whyNot(): StartupChoice['refusal'] {
    if (this.moves.length > 0) return undefined;
    return this.board.choices.find((choice) => choice.refusal && thingOf(choice.move) === this.thing)?.refusal;
  }

  get plan(): StartupChoice | null {
    return this.board.choices.find((c) => c.move.type === 'plan-action' && c.move.card === this.thing) ?? null;
  }

  get sell(): StartupChoice | null {
    return this.board.choices.find((c) => c.move.type === 'sell-card' && c.move.card === this.thing) ?? null;
  }

  get buy(): StartupChoice | null {
    return this.board.choices.find((c) => c.move.type === 'buy-card') ?? null;
  }

  get end(): StartupChoice | null {
    return this.board.choices.find((c) => c.move.type === 'end-turn') ?? null;
  }

  canTake(thing: string): boolean {
    return this.board.choices.some((choice) => thingOf(choice.move) === thing);
  }

  canPlay(thing: string): boolean {
    return this.board.choices.some((choice) => !choice.refusal && thingOf(choice.move) === thing);
  }

  take = (thing: string) => {
    this.#thing = thing;
    this.picks = [];
    this.over = null;
  };

  toggle = (thing: string) => (this.thing === thing ? this.drop() : this.take(thing));

  drop = () => {
    this.#thing = null;
    this.picks = [];
    this.over = null;
    this.place = null;
  };

  /** Puts down what was dragged: on whom it is aimed, at a desk, under the deck, into the plan slot. */
  put = () => {
    const { over, place } = this;
    this.over = null;
    this.place = null;
    if (over && this.targets.has(over)) {
      this.picks = pick(this.moves, this.picks, over);
      if (!this.board.play.prefs.confirm && !this.risked) void this.send(this.chosen);
    } else if (place === 'deck' && this.sell) void this.send(this.sell);
    else if (place === 'plan' && this.plan) void this.send(this.plan);
    else if (place !== 'desk' || this.moves.length === 0) this.drop();
    else if (!this.board.play.prefs.confirm) void this.send(this.chosen);
  };

  aim = (token: Token) => {
    if (!this.targets.has(token)) return;
    this.picks = this.picks.includes(token)
      ? this.picks.filter((other) => other !== token)
      : pick(this.moves, this.picks, token);
  };

  /** Whether this is what the move in hand is aimed at. */
  isPicked(token: Token): boolean {
    return this.picks.includes(token) || this.over === token;
  }

  async send(choice: StartupChoice | null): Promise<void> {
    const { play } = this.board;
    if (!choice || choice.refusal || play.sending || play.connection !== 'live') return;
    this.#sent = performance.now();
    const inHand = this.#thing;
    const answer = await play.send(choice.move);
    // Something else may have been taken up meanwhile.
    if (answer.ok && this.#thing === inHand) this.drop();
  }

  /** The turn ends on a press of its own, not on the second half of a double one. */
  endTurn = () => {
    if (performance.now() - this.#sent > NOT_AT_ONCE) void this.send(this.end);
  };
}
