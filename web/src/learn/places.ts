import type { Area } from './anchors';

export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly left: number;
  readonly top: number;
}

/** What a paper finds on the screen. */
export interface Ground {
  readonly window: Size;
  /** The action bar, which nothing covers. */
  readonly bar: Area;
  /** The log beside the board, if it is there: the first place for what does not speak of it. */
  readonly log: Area | null;
  /** Where the board begins under the top bar. */
  readonly top: number;
}

const EDGE = 8;
const NARROW = 900;

export const isNarrow = ({ width }: Size): boolean => width <= NARROW;

export const areaAt = ({ left, top }: Point, { width, height }: Size): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** How much of it two areas share, in square pixels. */
export function shared(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Where a paper may lie, the best first: on the log; on a phone above the bar, or over what is at the top. */
export function places(paper: Size, ground: Ground): Point[] {
  const over = ground.bar.top - paper.height - EDGE;
  // A paper too high for its place is moved: it lies neither on the tools above nor, ever, on the bar.
  return wished(paper, ground, over).map(({ left, top }) => ({ left, top: Math.min(Math.max(top, ground.top), over) }));
}

function wished(paper: Size, { window, log, top }: Ground, over: number): Point[] {
  const right = window.width - paper.width - EDGE;
  const middle = (window.width - paper.width) / 2;
  const half = (top + over) / 2;
  if (isNarrow(window))
    return [over, top, half, (top + half) / 2, (half + over) / 2].map((y) => ({ left: middle, top: y }));
  const onLog = log
    ? [
        { left: Math.min(log.right - paper.width + 4, right), top: log.bottom - paper.height + 4 },
        { left: Math.min(log.right - paper.width + 4, right), top: log.top - 4 },
      ]
    : [];
  const columns = [right, EDGE + 8, middle];
  return [...onLog, ...[over, top, half].flatMap((y) => columns.map((x) => ({ left: x, top: y })))];
}

/** What covering one thing weighs against another. */
const WEIGHT = { keep: 1000, press: 4, later: 1500 };

/**
 * The place where a paper is least in the way: it does not cover what it speaks of, nor, if it can help it, what can be
 * pressed. Where it lay last it stays, as long as nothing speaks against it.
 */
export function lay(
  paper: Size,
  possible: readonly Point[],
  keep: readonly Area[],
  presses: readonly Area[],
  last: Point | null = null,
): Point {
  const covers = (point: Point, areas: readonly Area[]) =>
    areas.reduce((sum, area) => sum + shared(areaAt(point, paper), area), 0);
  const again = last && possible.find((point) => point.left === last.left && point.top === last.top);
  if (again && covers(again, keep) === 0) return again;
  const cost = (point: Point, i: number) =>
    covers(point, keep) * WEIGHT.keep + covers(point, presses) * WEIGHT.press + i * WEIGHT.later;
  const best = possible
    .map((point, i) => ({ point, cost: cost(point, i) }))
    .reduce((a, b) => (b.cost < a.cost ? b : a), { point: { left: 0, top: 0 }, cost: Infinity });
  return best.point;
}
