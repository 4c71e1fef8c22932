import { stepsOf } from '../exit/skyline';
import type { EsopView } from '../types';

/** Somebody at a window: what they brought in that market. */
export interface Window {
  card: string;
  points: number;
  /** Nobody of the two houses brought more. */
  best: boolean;
}

/** One side of a storey: by how much the company grew there, in per cent, and who did it. */
export interface Side {
  factor: number;
  windows: Window[];
}

/** A market round or the exit, of two companies. */
export interface Storey {
  /** The round, or `end` for the exit. */
  round: string;
  mine: Side;
  theirs: Side;
  /** The market, or the exit where both had the same one. */
  card: string | null;
  /** How much more I grew, as a part of their growth. */
  more: number;
}

export interface Houses {
  storeys: Storey[];
  /** Where the difference is greatest. */
  most: Storey | null;
}

/** Two companies as houses, from the ground up; null where one of them never came to the exit. */
export function houses(view: EsopView, me: number, other: number): Houses | null {
  const [mine, theirs] = [stepsOf(view, me), stepsOf(view, other)];
  if (mine.length === 0 || mine.length !== theirs.length || ![me, other].every((seat) => exited(view, seat)))
    return null;
  const storeys = mine.map((step, i): Storey => {
    const its = theirs[i] ?? step;
    const [here, there] = [windows(view, step.round, me), windows(view, step.round, other)];
    const most = Math.max(0, ...[...here, ...there].map(({ points }) => points));
    const marked = (all: Window[]) => all.map((one) => ({ ...one, best: one.points > 0 && one.points === most }));
    return {
      round: step.round,
      card: step.card === its.card ? step.card : null,
      mine: { factor: step.factor, windows: marked(here) },
      theirs: { factor: its.factor, windows: marked(there) },
      more: step.factor / its.factor - 1,
    };
  });
  const most = storeys.reduce((best, one) => (Math.abs(one.more) > Math.abs(best.more) ? one : best));
  return { storeys, most: Math.round(most.more * 100) === 0 ? null : most };
}

const exited = (view: EsopView, seat: number) => view.exits.some((line) => line.seat === seat);

function windows(view: EsopView, round: string, seat: number): Window[] {
  const report = view.rounds.find((each) => each.round === round);
  const growth = report?.teams.find((team) => team.seat === seat);
  return (growth?.employees ?? []).map(({ card, adjusted }) => ({ card, points: adjusted, best: false }));
}

/** How a picture of two houses is laid out: for a wide stage, and for a phone. */
export interface Plan {
  width: number;
  height: number;
  ground: number;
  /** Nothing is built higher. */
  top: number;
  /** The left edges of the two houses, and how wide they are. */
  left: readonly [mine: number, theirs: number];
  wide: number;
  window: number;
  gap: number;
}

export const WIDE: Plan = {
  width: 790,
  height: 616,
  ground: 560,
  top: 204,
  left: [104, 494],
  wide: 190,
  window: 42,
  gap: 14,
};
export const PHONE: Plan = {
  width: 370,
  height: 556,
  ground: 508,
  top: 196,
  left: [46, 216],
  wide: 108,
  window: 27,
  gap: 5,
};

export const BASE = 26;
const ROOF = 40;
const CAPTION = 24;

/** Where the floors of the houses lie: from the lower edge to the upper one, for each storey, mine and theirs. */
export function floors({ storeys }: Houses, plan: Plan): (readonly [from: number, to: number])[][] {
  const least = plan.window + CAPTION;
  const markets = Math.max(1, storeys.length - 1);
  const room = Math.max(least, (plan.ground - BASE - plan.top - ROOF) / markets);
  const at: [number, number] = [plan.ground - BASE, plan.ground - BASE];
  return storeys.map(({ round, mine, theirs }) => {
    const highest = Math.max(mine.factor, theirs.factor);
    const [full, low] = round === 'end' ? [ROOF, ROOF / 2] : [room, least];
    return [mine, theirs].map(({ factor }, side) => {
      const from = at[side] ?? 0;
      const to = from - Math.max(low, (full * factor) / highest);
      at[side] = to;
      return [from, to] as const;
    });
  });
}
