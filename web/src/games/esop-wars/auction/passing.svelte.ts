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

/** No bid is that low: out of the lot, whatever it costs. */
const OUT = 0;

/** The pass to press when every bid I could make is above my own limit; null: I decide. */
export function passFor(limit: number, choices: readonly Choice<EsopMove>[]): EsopMove | null {
  const bids = choices.flatMap(({ move, refusal }) => (move.type === 'bid' && !refusal ? [move.amount] : []));
  const passes = ({ move, refusal }: Choice<EsopMove>) =>
    (move.type === 'pass' || move.type === 'pass-all') && !refusal;
  const pass = choices.find(passes)?.move ?? null;
  return pass && bids.length > 0 && Math.min(...bids) > limit ? pass : null;
}

/** What was typed, in basis points and on a step a bid can have; null: no number. */
export function typed(text: string, step: number): number | null {
  const number = Number.parseFloat(text.replace(',', '.'));
  return Number.isFinite(number) && number >= 0 ? Math.floor(Math.round(number * 100) / step) * step : null;
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

  /** Out of this lot: passes for me as long as it lasts. */
  leave(asking: Asking): void {
    this.set(asking, OUT);
  }

  /** In again, from the next raise on if I have passed. */
  comeBack(): void {
    this.#chosen = null;
  }

  isOut(asking: Asking): boolean {
    return this.of(asking) === OUT && asking.most > OUT;
  }

  /** Whether it would ever press. */
  isOn(asking: Asking): boolean {
    return this.of(asking) < asking.most;
  }

  pass(asking: Asking): EsopMove | null {
    return this.isOn(asking) ? passFor(this.of(asking), asking.choices) : null;
  }
}
