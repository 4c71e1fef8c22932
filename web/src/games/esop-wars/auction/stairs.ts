import type { BidView } from '../types';

export interface Step extends BidView {
  /** Its place among all raises of the lot. */
  index: number;
  x: number;
  y: number;
  last: boolean;
}

export const WIDTH = 420;
export const HEIGHT = 140;
export const PITCH = 45;
const MOST = 9;
const FOOT = 26;
const CLIMB = 70;

/** The last raises as a staircase that climbs to the right; the highest one always stands at the same height or below. */
export function stairs(raises: readonly BidView[]): Step[] {
  const hidden = Math.max(0, raises.length - MOST);
  const top = Math.max(325, raises.at(-1)?.amount ?? 0);
  return raises.slice(hidden).map((raise, k) => ({
    ...raise,
    index: hidden + k,
    x: 8 + k * PITCH,
    y: HEIGHT - FOOT - (raise.amount / top) * CLIMB,
    last: hidden + k === raises.length - 1,
  }));
}
