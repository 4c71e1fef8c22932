import type { BidView } from '../types';

export interface Step extends BidView {
  /** Its place among all raises of the lot. */
  index: number;
  x: number;
  y: number;
  last: boolean;
}

/** A price that may still come: where a limit of my own can be set. */
export interface Ahead {
  amount: number;
  x: number;
  y: number;
}

/** A fair price across the stairs, and where its words begin. */
export interface Line {
  x: number;
  y: number;
}

export const WIDTH = 420;
export const HEIGHT = 112;
export const PITCH = 45;
const MOST = 9;
/** So many prices ahead are shown to who may bid. */
export const AHEAD = 4;
const FOOT = 26;
const CLIMB = 48;
const LEFT = 8;
/** So wide are the words of a fair price. */
const WORDS = 116;

const heightOf = (amount: number, top: number) => HEIGHT - FOOT - (amount / top) * CLIMB;

/** Prices from the next one to the highest I may bid, evenly and on steps a bid can have. */
export function pricesAhead(minimum: number, most: number, step: number, count = AHEAD): number[] {
  if (most < minimum) return [];
  const pitch = Math.max(step, Math.ceil((most - minimum) / Math.max(1, count - 1) / step) * step);
  const prices = Array.from({ length: count }, (_, k) => Math.min(most, minimum + k * pitch));
  return [...new Set(prices)];
}

/** The last raises as a staircase that climbs to the right, after them the prices ahead, and how high a fair price is. */
export function stairs(
  raises: readonly BidView[],
  prices: readonly number[] = [],
  fair: number | null = null,
): { steps: Step[]; ahead: Ahead[]; line: Line | null } {
  const hidden = Math.max(0, raises.length - (MOST - prices.length));
  const top = Math.max(325, raises.at(-1)?.amount ?? 0, prices.at(-1) ?? 0, fair ?? 0);
  const steps = raises.slice(hidden).map((raise, k) => ({
    ...raise,
    index: hidden + k,
    x: LEFT + k * PITCH,
    y: heightOf(raise.amount, top),
    last: hidden + k === raises.length - 1,
  }));
  const from = MOST - prices.length;
  const ahead = prices.map((amount, k) => ({ amount, x: LEFT + (from + k) * PITCH, y: heightOf(amount, top) }));
  // Its words stand where no paddle does, if there is such a place.
  const after = LEFT + steps.length * PITCH + 6;
  const fits = (ahead[0]?.x ?? WIDTH) - after > WORDS;
  return { steps, ahead, line: fair === null ? null : { y: heightOf(fair, top), x: fits ? after : LEFT } };
}
