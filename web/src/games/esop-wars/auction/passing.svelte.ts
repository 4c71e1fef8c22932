import type { Choice } from '../../../wire/types';
import type { EsopMove } from '../types';

/** What the helper needs to know of the decision in front of me. */
export interface Asking {
  /** Names the lot, so that a new one begins without a limit. */
  lot: string;
  /** My bid limit: the helper cannot allow more. */
  most: number;
  choices: readonly Choice<EsopMove>[];
}

/** The pass to press when every bid I could make is above my own limit; null: I decide. */
export function passFor(limit: number, choices: readonly Choice<EsopMove>[]): EsopMove | null {
  const bids = choices.flatMap(({ move, refusal }) => (move.type === 'bid' && !refusal ? [move.amount] : []));
  const pass = choices.find(({ move, refusal }) => move.type === 'pass' && !refusal)?.move ?? null;
  return pass && bids.length > 0 && Math.min(...bids) > limit ? pass : null;
}

/** "Pass for me above x %": a limit of my own that stays in this browser and does nothing but press pass. */
export class PassingLimit {
  #lot = $state('');
  #chosen = $state<number | null>(null);

  /** What is allowed; without a choice of mine all I may bid. */
  of(asking: Asking): number {
    return this.#lot === asking.lot && this.#chosen !== null ? Math.min(this.#chosen, asking.most) : asking.most;
  }

  set(asking: Asking, limit: number): void {
    this.#lot = asking.lot;
    this.#chosen = limit >= asking.most ? null : limit;
  }

  /** Whether it would ever press. */
  isOn(asking: Asking): boolean {
    return this.of(asking) < asking.most;
  }

  pass(asking: Asking): EsopMove | null {
    return this.isOn(asking) ? passFor(this.of(asking), asking.choices) : null;
  }
}
