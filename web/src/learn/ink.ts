import type { Area } from './anchors';

/** A point, and the way out of what it lies on. */
export interface End {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

const ROUND = 18;
/** How far the dots keep from the slip and from the thing. */
const FROM_SLIP = 4;
const FROM_THING = 16;
const HEAD = 8;
/** How far a stroke keeps from the edge of the window. */
const INSIDE = 4;

const n = (value: number) => Math.round(value * 10) / 10;

export const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** What of it lies in the window: around something at the edge one draws inside of it. */
export const inWindow = ({ left, top, right, bottom }: Area, width: number, height: number): Area => ({
  left: Math.max(left, INSIDE),
  top: Math.max(top, INSIDE),
  right: Math.min(right, width - INSIDE),
  bottom: Math.min(bottom, height - INSIDE),
});

/** One stroke around a thing, drawn by hand: it begins at the top, goes around and runs a little past its beginning. */
export function loopPath({ left: l, top: t, right: r, bottom: b }: Area): string {
  const w = r - l;
  const h = b - t;
  const q = Math.min(ROUND, w / 2, h / 2);
  const strokes: [string, ...number[]][] = [
    ['M', l + w * 0.24, t + 3],
    ['C', l + w * 0.45, t - 2, r - w * 0.3, t - 1, r - q, t],
    ['Q', r + 1, t, r, t + q],
    ['C', r + 3, t + h * 0.4, r + 1, b - h * 0.4, r + 1, b - q],
    ['Q', r, b + 2, r - q, b + 1],
    ['C', r - w * 0.3, b + 3, l + w * 0.3, b, l + q, b + 1],
    ['Q', l - 2, b, l - 1, b - q],
    ['C', l - 3, b - h * 0.4, l, t + h * 0.4, l + 1, t + q],
    ['Q', l + 2, t - 2, l + q + w * 0.06, t - 2],
    ['C', l + w * 0.2, t - 5, l + w * 0.3, t - 4, l + w * 0.4, t - 5],
  ];
  return strokes.map(([how, ...points]) => how + points.map(n).join(' ')).join('');
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** The middle of what two stretches share, or of the first one's part that is nearest to the second. */
function facing(low: number, high: number, otherLow: number, otherHigh: number): number {
  const inset = Math.min(24, (high - low) / 2);
  return within((Math.max(low, otherLow) + Math.min(high, otherHigh)) / 2, low + inset, high - inset);
}

/** Where the dots leave the slip and where they reach the thing; null where the two lie side by side or on each other. */
export function dotEnds(slip: Area, thing: Area): { from: End; to: End } | null {
  const across = Math.max(slip.left - thing.right, thing.left - slip.right);
  const along = Math.max(slip.top - thing.bottom, thing.top - slip.bottom);
  if (Math.max(across, along) < FROM_SLIP + FROM_THING) return null;
  if (across >= along) {
    const side = slip.left > thing.right ? -1 : 1;
    const from = facing(slip.top, slip.bottom, thing.top, thing.bottom);
    const to = facing(thing.top, thing.bottom, slip.top, slip.bottom);
    return {
      from: { x: (side < 0 ? slip.left : slip.right) + side * FROM_SLIP, y: from, dx: side, dy: 0 },
      to: { x: (side < 0 ? thing.right : thing.left) - side * FROM_THING, y: to, dx: -side, dy: 0 },
    };
  }
  const side = slip.top > thing.bottom ? -1 : 1;
  const from = facing(slip.left, slip.right, thing.left, thing.right);
  const to = facing(thing.left, thing.right, slip.left, slip.right);
  return {
    from: { x: from, y: (side < 0 ? slip.top : slip.bottom) + side * FROM_SLIP, dx: 0, dy: side },
    to: { x: to, y: (side < 0 ? thing.bottom : thing.top) - side * FROM_THING, dx: 0, dy: -side },
  };
}

/** Dots that walk far lead over other things: they show the way and go. */
const FAR = 130;
export const isFar = ({ from, to }: { from: End; to: End }): boolean => Math.hypot(to.x - from.x, to.y - from.y) > FAR;

/** The way the dots walk. */
export function dotsPath({ from, to }: { from: End; to: End }): string {
  const bend = Math.hypot(to.x - from.x, to.y - from.y) / 2;
  const by = (end: End) => `${n(end.x + end.dx * bend)} ${n(end.y + end.dy * bend)}`;
  return `M${n(from.x)} ${n(from.y)}C${by(from)} ${by(to)} ${n(to.x)} ${n(to.y)}`;
}

/** The head of the arrow they end in. */
export function headPath({ x, y, dx, dy }: End): string {
  const wing = (side: number) => `${n(x + dx * 6 - dy * HEAD * side)} ${n(y + dy * 6 + dx * HEAD * side)}`;
  return `M${wing(1)}L${n(x - dx * 5)} ${n(y - dy * 5)}L${wing(-1)}`;
}
