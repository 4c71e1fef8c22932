import pencil from 'icon:action/pencil';
import type { Act } from '../../play/Acts.svelte';
import { Consequence } from '../../play/consequence.svelte';
import { Picking } from '../../play/picking.svelte';
import type { Arg, Say } from '../../wire/types';
import type { ShipShapeBoard } from './board.svelte';
import type { Deciding } from './screen';
import type { ShipShapeMove } from './types';

/** A choice that is made as the house would make it until it is changed; what it would do is asked for as it stands. */
export abstract class Suggested implements Deciding {
  readonly board: ShipShapeBoard;
  readonly #picking: Picking;
  readonly #consequence: Consequence<ShipShapeMove>;

  constructor(board: ShipShapeBoard) {
    this.board = board;
    this.#picking = new Picking(() => board.play.prompt?.decision ?? '');
    this.#consequence = new Consequence(board.play, () => (this.decides ? this.move : null));
  }

  /** The name of its texts. */
  protected abstract readonly name: string;
  /** What the house would pick; null: there is nothing to decide. */
  protected abstract readonly house: readonly string[] | null;
  abstract readonly move: ShipShapeMove;
  /** What the bar tells of it, and the second line of its button. */
  protected abstract readonly told: Record<string, Arg>;
  protected abstract readonly sub: string | Say;

  get decides(): boolean {
    return this.house !== null;
  }

  get picked(): readonly string[] {
    return this.#picking.touched ? this.#picking.all : (this.house ?? []);
  }

  pick = (...picked: readonly string[]) => this.#picking.set(...picked);

  get isHouse(): boolean {
    return this.picked.join() === this.house?.join();
  }

  /** Why it cannot be sent as it is. */
  get refusal(): string | null {
    return this.#consequence.refused?.text ?? null;
  }

  get bar(): Deciding['bar'] {
    const { prompt } = this.board.play;
    if (!this.decides || !prompt) return null;
    return {
      sentence: prompt.sentence,
      detail: { key: `board.${this.name}.detail`, args: this.told },
      preview: this.#consequence.preview ?? undefined,
    };
  }

  /** The cards or goods of a move, as they are picked here; null: it is no move of this decision. */
  protected abstract picksOf(move: ShipShapeMove): readonly string[] | null;

  /** What the hint would pick, where that is something else. */
  get #hinted(): Act[] {
    const { text, play } = this.board;
    const { advice } = play.hint;
    const picks = advice && !play.hint.ticks(this.move) ? this.picksOf(advice.move) : null;
    return picks ? [{ id: 'hinted', icon: pencil, label: text('act.hinted'), do: () => this.pick(...picks) }] : [];
  }

  get acts(): readonly Act[] | null {
    if (!this.decides) return null;
    const { text, play } = this.board;
    return [
      {
        ...{ id: 'go', kind: 'main', label: text(`${this.name}.do`), sub: this.sub, why: this.refusal },
        move: this.move,
        do: () => void play.send(this.move),
      },
      {
        ...{ id: 'house', label: text(`${this.name}.house`), why: this.isHouse ? text('house.set') : null },
        do: () => this.pick(...(this.house ?? [])),
      },
      ...this.#hinted,
    ];
  }
}
