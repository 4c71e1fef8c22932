import type { MarketReport } from '../types';

export const WIDTH = 372;
export const HEIGHT = 452;
const LEFT = 14;
const RIGHT = 92;
const TOP = 24;
const FOOT = 40;

export interface Line {
  seat: number;
  points: { x: number; y: number }[];
  /** Where its name stands: lines that end close together keep their names apart. */
  label: number;
  value: number;
}

/** Valuations over the rounds, on a logarithmic scale: equal factors climb equally. */
export function curve(rounds: readonly MarketReport[], slots: number, grown: number): Line[] {
  const last = rounds.at(-1);
  const first = rounds[0];
  if (!last || !first) return [];
  const start = Math.min(...first.teams.map((team) => team.before));
  const top = Math.max(...last.teams.map((team) => team.after)) * 1.6;
  const y = (value: number) =>
    HEIGHT - FOOT - (Math.log(value / start) / Math.log(top / start)) * (HEIGHT - FOOT - TOP);
  const x = (k: number) => LEFT + (k / Math.max(1, slots)) * (WIDTH - LEFT - RIGHT);
  const lines = last.teams.map(({ seat }) => {
    const mine = rounds.flatMap((round) => round.teams.filter((team) => team.seat === seat));
    const values = [mine[0]?.before ?? start, ...mine.map((team) => team.after)];
    const points = values.map((value, k) => ({ x: x(k), y: y(value) }));
    const [before, end] = points.slice(-2);
    if (before && end) {
      end.x = before.x + (end.x - before.x) * grown;
      end.y = before.y + (end.y - before.y) * grown;
    }
    return { seat, points, label: end?.y ?? 0, value: values.at(-1) ?? start };
  });
  spread(lines);
  return lines;
}

function spread(lines: Line[]): void {
  const ordered = lines.toSorted((a, b) => a.label - b.label);
  ordered.forEach((line, k) => {
    const above = ordered[k - 1];
    if (above) line.label = Math.max(line.label, above.label + 20);
  });
}
